import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { crossings } from './crossing.ts';
import type { Database } from './open.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
}, 60_000);
afterAll(() => database.close());

test('nothing crosses companies but what crossing.ts names, to the column', async () => {
  const roles = ['hawiyat_company', 'hawiyat_sign_in', 'hawiyat_platform'];
  const ownRowsOnly = ['(company_id = current_company())', '(id = current_company())'];
  // A policy that is not simply "the row's company is the one set" reaches further than the company itself.
  const { rows } = await sql<{ role: string; table: string; right: string; column: string }>`
    select distinct p.grantee as role, p.table_name as table, p.privilege_type as right, p.column_name as column
    from information_schema.column_privileges p
    join pg_policies policy on policy.tablename = p.table_name and p.grantee = any(policy.roles)
    where p.grantee = any(${roles}) and policy.qual <> all(${ownRowsOnly})
    union
    select grantee, table_name, privilege_type, '' from information_schema.table_privileges
    where grantee = any(${roles}) and privilege_type = 'DELETE'
  `.execute(database.db);
  const found = rows.map((it) => `${it.role} ${it.table} ${it.right} ${it.column}`);

  const columns = new Map<string, string[]>();
  for (const table of await database.db.introspection.getTables()) {
    columns.set(
      table.name,
      table.columns.map((it) => it.name),
    );
  }
  const named = crossings.flatMap(({ role, table, rights }) =>
    Object.entries(rights).flatMap(([right, which]) => {
      if (right === 'DELETE') return [`${role} ${table} DELETE `];
      return (which === 'all' ? (columns.get(table) ?? []) : which).map(
        (it) => `${role} ${table} ${right} ${it}`,
      );
    }),
  );
  expect(found.sort()).toEqual(named.sort());
});

test('every table but the list of migrations is closed until a policy opens it, to its owner too', async () => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)
  `.execute(database.db);
  expect(rows).toEqual([{ table: 'migrations' }]);
});
