/**
 * Closes a table to everything but the company that a row belongs to. FORCE binds the table's owner too.
 * @param table a table with a `company_id`
 * @param rights what the company's own role may do, e.g. `select, insert, update`
 * @returns the statements
 */
export function companyTable(table: string, rights: string): string[] {
  return [
    ...closed(table),
    `create policy company on ${table} to hawiyat_company
       using (company_id = current_company()) with check (company_id = current_company())`,
    `grant ${rights} on ${table} to hawiyat_company`,
  ];
}

/** Row-level security without a policy: nobody sees a row until a policy names who does. */
export function closed(table: string): string[] {
  return [`alter table ${table} enable row level security`, `alter table ${table} force row level security`];
}

/** Lets a role reach across companies in one table. Every use is listed in `db/cross-tenant-grants.ts`, with its reason. */
export function crossTenantGrant(role: string, table: string, rights: string): string[] {
  return [
    `create policy ${role} on ${table} to hawiyat_${role} using (true) with check (true)`,
    `grant ${rights} on ${table} to hawiyat_${role}`,
  ];
}
