import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { fullCompany } from '../../testing/full-company.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import type { Migration } from './migrations/migration.ts';
import type { Database } from './open.ts';
import type { Db } from './schema.ts';
import { asCompany, asPlatform } from './tenant.ts';

// What a release changes in a table of millions, planted: a column that the previous server does not know, filled while that
// server goes on writing, then an index and a promise about it.

const containers = 1_300;
const batch = 200;

let database: Database;
let db: Db;
let company: string;
/** How many more batches the server lives. */
let batchesLeft: number;
/** Whether the previous server writes: then it does between any two batches. */
let previousWrites = false;
let added = 0;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  ({ company } = await fullCompany(db, '9000000017'));
  await sql`create table alive (indexes boolean)`.execute(db);
  await asCompany(db, company, (tx) =>
    sql`insert into containers (company_id, number, type, size, price)
      select ${company}, 'A-' || n, 'حاويات أنقاض', '20 yard', 450 from generate_series(1, ${containers}::int) n`.execute(
      tx,
    ),
  );
  await migrate(db, [...migrations, expand]);
}, 60_000);
afterAll(() => database.close());

/** The first release has the column; the database gives it to rows of the previous server. */
const expand: Migration = {
  name: '9001-yards',
  statements: [
    'alter table containers add column yards integer, add column filled integer not null default 0',
    `create function yards_of_container() returns trigger language plpgsql
       as $$ begin new.yards := split_part(new.size, ' ', 1)::integer; return new; end $$`,
    `create trigger yards before insert or update of size on containers
       for each row execute function yards_of_container()`,
  ],
};

const contract: Migration = {
  name: '9002-yards-of-older-rows',
  async fill(server) {
    const { rows } = await asPlatform(server, (tx) =>
      sql<{ id: string }>`select id from companies`.execute(tx),
    );
    for (const { id } of rows) while ((await fillSome(server, id)) > 0) await beforeNextBatch();
  },
  separately: [
    'create index if not exists containers_by_yards on containers (company_id, yards, id)',
    `do $$ begin if exists (select from alive where not indexes) then raise exception 'killed'; end if; end $$`,
    'create index if not exists containers_by_filled on containers (company_id, filled)',
  ],
  statements: ['alter table containers alter column yards set not null'],
};

/** Rows that others hold are left for the next round. @returns how many are left */
async function fillSome(server: Db, companyId: string): Promise<number> {
  return asCompany(server, companyId, async (tx) => {
    await sql`
      with taken as (
        select id from containers where company_id = ${companyId} and yards is null
        order by id limit ${batch}::int for update skip locked
      )
      update containers set yards = split_part(size, ' ', 1)::integer, filled = filled + 1
      from taken where containers.company_id = ${companyId} and containers.id = taken.id`.execute(tx);
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from containers where company_id = ${companyId} and yards is null`.execute(tx);
    return rows[0]?.left ?? 0;
  });
}

async function beforeNextBatch(): Promise<void> {
  batchesLeft -= 1;
  if (batchesLeft === 0) throw new Error('killed');
  const before = added;
  do await setImmediate();
  while (previousWrites && added === before);
}

const steps = [...migrations, expand, contract];
const ask = async <T>(text: ReturnType<typeof sql<T>>) =>
  (await asCompany(db, company, (tx) => text.execute(tx))).rows[0] as T;
const left = async () =>
  (await ask(sql<{ rows: number }>`select count(*) as rows from containers where yards is null`)).rows;
const indexes = async () =>
  (
    await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indrelid = 'containers'::regclass and indexrelid::regclass::text ~ '_by_(yards|filled)$' order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name);
const applied = async () =>
  (await db.selectFrom('migrations').select('name').where('name', '>', '9').orderBy('name').execute()).map(
    ({ name }) => name,
  );

/** As the previous server does, which names neither column, and waits for nobody longer than a call may. */
const writeAsBefore = () =>
  asCompany(db, company, async (tx) => {
    added += 1;
    await sql`set local lock_timeout = 2000`.execute(tx);
    await sql`insert into containers (company_id, number, type, size, price)
      values (${company}, ${`B-${added}`}, 'حاويات أنقاض', '12 yard', 450)`.execute(tx);
    await sql`update containers set price = price + 1 where company_id = ${company} and number = 'A-1300'`.execute(
      tx,
    );
  });

test('a server that is killed while it fills leaves whole batches, and its migration unrecorded', async () => {
  await asCompany(db, company, (tx) => sql`update containers set yards = null, filled = 0`.execute(tx));
  batchesLeft = 3;
  await expect(migrate(db, steps)).rejects.toThrow('killed');
  expect(await left()).toBe(containers + 1 - 3 * batch);
  expect(await applied()).toEqual([expand.name]);
  expect(await indexes()).toEqual([]);
});

test('one that is killed between two indexes keeps the first', async () => {
  await sql`insert into alive values (false)`.execute(db);
  batchesLeft = Number.POSITIVE_INFINITY;
  await expect(migrate(db, steps)).rejects.toThrow('9002-yards-of-older-rows');
  expect(await left()).toBe(0);
  expect(await applied()).toEqual([expand.name]);
  expect(await indexes()).toEqual(['containers_by_yards']);
});

test('two servers finish it while the previous one writes, and no row is filled twice', async () => {
  await sql`delete from alive`.execute(db);
  await asCompany(db, company, (tx) => sql`update containers set yards = null, filled = 0`.execute(tx));
  previousWrites = true;
  const migrating = Promise.all([migrate(db, steps), migrate(db, steps)]).finally(() => {
    previousWrites = false;
  });
  while (previousWrites) {
    await writeAsBefore();
    await setImmediate();
  }
  await migrating;
  expect(added).toBeGreaterThan(2);
  expect(await applied()).toEqual([expand.name, contract.name]);
  expect(await indexes()).toEqual(['containers_by_filled', 'containers_by_yards']);
  expect(
    await ask(sql`select count(*) as rows, sum(filled) as filled, max(filled) as most,
      sum(price) filter (where number = 'A-1300') as price,
      count(*) filter (where yards <> split_part(size, ' ', 1)::int) as wrong from containers`),
  ).toEqual({
    rows: containers + 1 + added,
    filled: containers + 1,
    most: 1,
    price: `${450 + added}.00`,
    wrong: 0,
  });
  await expect(
    asCompany(db, company, (tx) => sql`update containers set yards = null`.execute(tx)),
  ).rejects.toThrow('not-null');
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'a fill waits for rows that others hold, and for no other',
  async () => {
    const again: Migration = { ...contract, name: '9003-yards-again', separately: [], statements: [] };
    await sql`alter table containers alter column yards drop not null`.execute(db);
    await asCompany(db, company, (tx) => sql`update containers set yards = null`.execute(tx));
    const holder = await db.startTransaction().execute();
    await sql`select set_config('role', 'hawiyat_company', true), set_config('app.company_id', ${company}, true)`.execute(
      holder,
    );
    await sql`update containers set price = 7 where number = 'A-7'`.execute(holder);
    const migrating = migrate(db, [...steps, again]);
    await expect.poll(left, { timeout: 20_000 }).toBe(1);
    await writeAsBefore();
    await holder.commit().execute();
    await migrating;
    expect(await left()).toBe(0);
  },
);
