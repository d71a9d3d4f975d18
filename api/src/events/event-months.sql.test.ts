import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { fullCompany } from '../../testing/full-company.ts';
import type { Database, Db } from '../db/open.ts';
import { asCompany } from '../db/tenant.ts';
import { addEventMonths } from './event-months.ts';

let database: Database;
let db: Db;
let company: string;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  ({ company } = await fullCompany(db, '9000000017'));
}, 60_000);
afterAll(() => database.close());

const auditLog = () =>
  asCompany(db, company, (tx) => tx.selectFrom('events').selectAll().orderBy('id').execute());
/** @returns the part of the table that has it */
async function insertAt(at: Date): Promise<string> {
  await asCompany(db, company, (tx) =>
    sql`
      insert into events (company_id, type, entity_id, actor_kind, at, data)
      values (${company}, 'container.added', ${company}, 'system', ${at}, '{}')`.execute(tx),
  );
  return partOf((await auditLog()).at(-1)?.id ?? 0);
}
async function partOf(id: number): Promise<string> {
  for (const part of await parts()) {
    await sql`alter table ${sql.table(part)} no force row level security`.execute(db);
    const { rows } = await sql`select from ${sql.table(part)} where id = ${id}`.execute(db);
    await sql`alter table ${sql.table(part)} force row level security`.execute(db);
    if (rows.length > 0) return part;
  }
  return 'none';
}
async function parts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
const inMonths = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};
const nameOf = (day: Date) => `events_of_${day.toISOString().slice(0, 7).replace('-', '_')}`;

test('what happens in the first month, or did before, is in the first part', async () => {
  for (const months of [0, -1, -30]) expect(await insertAt(inMonths(months))).toBe('events_at_first');
});

test('the coming months have their parts, and each event is in that of its month', async () => {
  for (const months of [1, 2, 3]) expect(await insertAt(inMonths(months))).toBe(nameOf(inMonths(months)));
  const before = await parts();
  await addEventMonths({ db });
  expect(await parts()).toEqual(before);
});

test('a month of which events are known already does without its part, and later months have theirs', async () => {
  expect(await insertAt(inMonths(4))).toBe('events_at_other_times');
  await sql`select add_event_months(5)`.execute(db);
  expect(await insertAt(inMonths(4))).toBe('events_at_other_times');
  expect(await insertAt(inMonths(5))).toBe(nameOf(inMonths(5)));
});
