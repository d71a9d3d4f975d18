import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { crossTenantGrants } from './cross-tenant-grants.ts';
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
  const named = crossTenantGrants.flatMap(({ role, table, rights }) =>
    Object.entries(rights).flatMap(([right, which]) => {
      if (right === 'DELETE') return [`${role} ${table} DELETE `];
      return (which === 'all' ? (columns.get(table) ?? []) : which).map(
        (text) => `${role} ${table} ${right} ${text}`,
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
