import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database, Db } from './open.ts';
import { roles } from './tenant.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

/** Tables whose rows other roles reach for a company: nobody who acts for it. */
const notForCompanies = ['registrations', 'email_links', 'two_factor_secrets', 'recovery_codes'];
/** What `session-table.ts` makes: each has a role of its own, and the token is the key. */
const sessions = ['company policy', 'sandbox policy', 'company grant', 'sandbox grant', 'key', 'company'];
/** Parts of the template that a table does without. */
const exceptions: Record<string, readonly string[]> = {
  // A company sees the marketplace's, and no one changes any.
  events: ['company policy', 'key', 'company'],
  admin_sessions: sessions,
  driver_sessions: sessions,
  // Found by the token alone.
  email_links: ['key', 'company'],
  // They belong to a person, who belongs to the company.
  two_factor_secrets: ['company'],
  recovery_codes: ['company'],
  // Without a company until it is approved.
  registrations: ['key'],
  // Rows that only add up.
  order_tally: ['key'],
  revenue_tally: ['key'],
  task_counters: ['key'],
  price_counters: ['key'],
  // The command that saves one advances its version.
  offers: ['version trigger'],
  company_settings: ['version trigger'],
};

/** @returns every table of companies with the parts of `migrations/company-table.ts` that it lacks */
async function withoutPart(db: Db): Promise<string[]> {
  const own = '(company_id = current_company())';
  const ofSandbox = `(${own} AND (company_id = ( SELECT current_world() AS current_world)))`;
  const { rows } = await sql<Record<string, boolean> & { table: string }>`
    with tables as (
      select c.oid, c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    )
    select relname::text as table,
      exists (select from pg_class c where c.oid = t.oid and relrowsecurity and relforcerowsecurity) as "closed",
      exists (
        select from pg_policies where tablename = relname and policyname = 'company' and cmd = 'ALL'
          and roles = '{hawiyat_company}' and qual = ${own} and with_check = ${own}
      ) as "company policy",
      exists (
        select from pg_policies where tablename = relname and policyname = 'sandbox' and cmd = 'ALL'
          and roles = '{hawiyat_sandbox}' and qual = ${ofSandbox}
      ) as "sandbox policy",
      has_any_column_privilege('hawiyat_company', t.oid, 'SELECT') as "company grant",
      has_table_privilege('hawiyat_sandbox', t.oid, 'SELECT') and has_table_privilege('hawiyat_sandbox', t.oid, 'DELETE')
        as "sandbox grant",
      exists (
        select from pg_index i where indrelid = t.oid and indisprimary and (
          select attname from pg_attribute where attrelid = t.oid and attnum = i.indkey[0]
        ) = 'company_id'
        and (
          not exists (select from pg_attribute where attrelid = t.oid and attname = 'id')
          or pg_get_indexdef(indexrelid) like '%(company_id, id)'
        )
      ) as "key",
      exists (
        select from pg_constraint where conrelid = t.oid
          and pg_get_constraintdef(pg_constraint.oid) = 'FOREIGN KEY (company_id) REFERENCES companies(id)'
      ) as "company",
      not exists (select from pg_attribute where attrelid = t.oid and attname = 'version' and not attisdropped)
        or exists (select from pg_trigger where tgrelid = t.oid and tgname = 'versioned') as "version trigger"
    from tables t order by relname`.execute(db);
  return rows.flatMap(({ table, ...parts }) => {
    const none = notForCompanies.includes(table) ? ['company policy', 'company grant'] : [];
    const expected = [...none, ...(exceptions[table] ?? [])].sort();
    const lacking = Object.keys(parts)
      .filter((part) => !parts[part])
      .sort();
    return String(lacking) === String(expected) ? [] : [`${table} lacks ${lacking}`];
  });
}

/** @returns foreign keys whose columns no index begins with; one of the rows that have a value will do */
async function withoutIndex(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid
        and (select array_agg(n order by n) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) n)
          = (select array_agg(n order by n) from unnest(k.conkey) n)
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = k.conrelid and attnum = any(k.conkey)
        ))
    )
    order by 1`.execute(db);
  return rows.map(({ key }) => key);
}

/** @returns columns that no role reads or writes, but the one that deletes sandboxes */
async function withoutRight(db: Db): Promise<string[]> {
  const named = roles.filter((role) => role !== 'hawiyat_sandbox');
  const { rows } = await sql<{ column: string }>`
    select c.relname || '.' || a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migrations' and not exists (
        select from unnest(${[...named]}::text[]) as roles (role)
        where has_column_privilege(role, c.oid, a.attnum, 'SELECT, INSERT, UPDATE')
      )
    order by 1`.execute(db);
  return rows.map(({ column }) => column);
}

test('every table of companies comes from the template', async () => {
  expect(await withoutPart(database.db)).toEqual([]);
});

test('every foreign key has an index', async () => {
  expect(await withoutIndex(database.db)).toEqual([]);
});

test('a role names every column', async () => {
  expect(await withoutRight(database.db)).toEqual([]);
});

test('a table that is made otherwise is found', async () => {
  const planted = await database.db.startTransaction().execute();
  const before = await Promise.all([withoutPart(planted), withoutIndex(planted), withoutRight(planted)]);
  expect(before.flat()).toEqual([]);
  await sql`create table planted (
    company_id uuid, id uuid primary key, driver_id uuid, version integer, note text,
    foreign key (company_id, driver_id) references drivers
  )`.execute(planted);
  await sql`grant select (company_id, id, driver_id, version) on planted to hawiyat_company`.execute(planted);
  expect(await withoutPart(planted)).toEqual([
    'planted lacks closed,company,company policy,key,sandbox grant,sandbox policy,version trigger',
  ]);
  expect(await withoutIndex(planted)).toEqual([
    'planted: FOREIGN KEY (company_id, driver_id) REFERENCES drivers(company_id, id)',
  ]);
  expect(await withoutRight(planted)).toEqual(['planted.note']);
  await planted.rollback().execute();
});

/** A sub-order has its own; all else that both tables have is the order's. */
const ownOfSubOrders = [
  ...[
    'id',
    'company_id',
    'status',
    'driver_id',
    'delivery_date',
    'created_at',
    'completed_at',
    'failure_reason',
  ],
];

test('a sub-order copies every column of its order that both have', async () => {
  const { rows } = await sql<{ column: string; copied: boolean }>`
    select a.attname::text as column, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = 'sub_orders'::regclass and p.prosrc like '%into new.' || a.attname || ' from orders %'
    ) as copied
    from pg_attribute a join pg_attribute b on b.attname = a.attname and b.attrelid = 'orders'::regclass
    where a.attrelid = 'sub_orders'::regclass and a.attnum > 0 and not a.attisdropped`.execute(database.db);
  const shared = rows.filter(({ column }) => !ownOfSubOrders.includes(column));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.filter(({ copied }) => !copied)).toEqual([]);
});
