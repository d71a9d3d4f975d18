import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { crossTenantGrants } from './cross-tenant-grants.ts';
import { grantRights, rightsIn } from './grant-rights.ts';
import type { Database } from './open.ts';
import { roles } from './tenant.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

test('only the listed cross-tenant grants reach beyond one company, down to the column', async () => {
  const ownRowsOnly = [
    '(company_id = current_company())',
    '(id = current_company())',
    '((company_id = current_company()) AND (company_id = ( SELECT current_world() AS current_world)))',
  ];
  // A policy other than "the row's company is the current one" reaches beyond the company.
  const { rows } = await sql<{ role: string; table: string; right: string; column: string }>`
    with granted as (
      select grantee, table_name, privilege_type, column_name from information_schema.column_privileges
      union
      select grantee, table_name, privilege_type, '' from information_schema.table_privileges
      where privilege_type = 'DELETE'
    )
    select distinct g.grantee as role, g.table_name as table, g.privilege_type as right, g.column_name as column
    from granted g
    join pg_policies policy on policy.tablename = g.table_name and g.grantee = any(policy.roles)
      and policy.cmd in ('ALL', g.privilege_type)
    where g.grantee = any(${[...roles]}) and coalesce(policy.qual, policy.with_check) <> all(${ownRowsOnly})
  `.execute(database.db);
  const found = rows.map((row) => `${row.role} ${row.table} ${row.right} ${row.column}`);

  const columns = new Map<string, string[]>();
  for (const table of await database.db.introspection.getTables()) {
    columns.set(
      table.name,
      table.columns.map((column) => column.name),
    );
  }
  const named = crossTenantGrants.flatMap((grant) =>
    rightsIn(grant).flatMap(({ right, column }) => {
      const all = right === 'DELETE' ? [''] : (columns.get(grant.table) ?? []);
      return (column === null ? all : [column]).map(
        (text) => `${grant.role} ${grant.table} ${right} ${text}`,
      );
    }),
  );
  expect(found.sort()).toEqual(named.sort());
});

test('every table except the list of migrations is closed until a policy opens it, even to its owner', async () => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)
  `.execute(database.db);
  expect(rows).toEqual([{ table: 'migrations' }]);
});

test('a start grants what the list names and the database lacks, and changes nothing that is there', async () => {
  const { db } = database;
  const rights = () =>
    sql`select relname, array(select right_of::text from unnest(relacl) as right_of order by 1) as rights, array(
        select attname || right_of from pg_attribute, unnest(attacl) as right_of where attrelid = c.oid order by 1
      ) as columns, array(select polname || polcmd::text from pg_policy where polrelid = c.oid order by 1) as policies
      from pg_class c where relnamespace = 'public'::regnamespace order by relname`.execute(db);
  const { rows: before } = await rights();
  const transactionsOf = () =>
    sql`select max(xmin::text::bigint) as last from pg_class where relnamespace = 'public'::regnamespace`.execute(
      db,
    );
  const { rows: last } = await transactionsOf();
  await grantRights(db);
  expect((await transactionsOf()).rows).toEqual(last);

  await sql`drop policy scheduler on documents`.execute(db);
  await sql`revoke update (warned_days) on documents from hawiyat_scheduler`.execute(db);
  await sql`revoke select on event_clusters from hawiyat_company`.execute(db);
  expect((await rights()).rows).not.toEqual(before);
  await Promise.all([grantRights(db), grantRights(db)]);
  expect((await rights()).rows).toEqual(before);
});
