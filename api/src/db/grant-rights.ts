import { sql } from 'kysely';
import type { CrossTenantGrant } from './cross-tenant-grant.ts';
import { crossTenantGrants } from './cross-tenant-grants.ts';
import { inTurn } from './in-turn.ts';
import type { Db } from './schema.ts';

/** Revokes nothing, because the previous server may still need it: a later migration does. */
export async function grantRights(db: Db): Promise<void> {
  const tables = new Set((await missingIn(db, crossTenantGrants)).map(({ table }) => table));
  // Creating a policy locks its table: each table gets its own transaction.
  for (const table of tables)
    await inTurn(db, async (tx) => {
      const grants = crossTenantGrants.filter((grant) => grant.table === table);
      for (const { statement } of await missingIn(tx, grants)) await sql.raw(statement).execute(tx);
    });
}

async function missingIn(db: Db, grants: readonly CrossTenantGrant[]) {
  const wanted = grants.flatMap((grant) => [
    { ...grant, policy: nameOf(grant), column: null, right: null, statement: policyOf(grant) },
    ...rightsIn(grant).map((right) => ({ ...grant, ...right, policy: null })),
  ]);
  const { rows } = await sql<{ table: string; statement: string }>`
    select "table", statement from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (role text, "table" text, policy text, "right" text, "column" text, statement text)
    where case
      when to_regclass("table") is null then false
      when policy is not null then not exists (
        select from pg_policy where polrelid = to_regclass("table") and polname = policy
      )
      when "column" is null then not has_table_privilege(role, "table", "right")
      when not exists (
        select from pg_attribute
        where attrelid = to_regclass("table") and attname = "column" and not attisdropped
      ) then false
      else not has_column_privilege(role, "table", "column", "right")
    end`.execute(db);
  return rows;
}

export function rightsIn({ role, table, rights }: CrossTenantGrant) {
  return [...rights.matchAll(/(\w+)(?:\s*\(([^)]*)\))?/g)].flatMap(([, right = '', columns]) =>
    (columns?.split(',') ?? [null]).map((text) => {
      const column = text?.trim() ?? null;
      const statement = `grant ${right}${column ? ` (${column})` : ''} on ${table} to ${role}`;
      return { right: right.toUpperCase(), column, statement };
    }),
  );
}

const nameOf = ({ role }: CrossTenantGrant) => role.replace('hawiyat_', '');

/** With named rows and one granted command, the policy allows only that command. */
function policyOf(grant: CrossTenantGrant): string {
  const { role, table, rows } = grant;
  const commands = [...new Set(rightsIn(grant).map(({ right }) => right))];
  const policy = `create policy ${nameOf(grant)} on ${table}`;
  if (rows === undefined) return `${policy} to ${role} using (true) with check (true)`;
  if (commands.length > 1) return `${policy} to ${role} using (${rows}) with check (${rows})`;
  return `${policy} for ${commands} to ${role} ${commands[0] === 'INSERT' ? 'with check' : 'using'} (${rows})`;
}
