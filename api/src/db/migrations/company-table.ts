/** What is particular to a tenant's table. */
interface CompanyTable {
  /** Its columns after `company_id` and `id`, and its constraints. */
  readonly columns: string;
  /** What the company's own role may do, e.g. `select, insert, update`; none: other roles reach the rows for it. */
  readonly rights?: string;
  /** How `id` is defined; null: the table has none, and names its `key`. */
  readonly id?: string | null;
  /** The primary key; null: rows that only add up have none. */
  readonly key?: string | null;
  /** Columns that a form edits: each change of one advances `version`. */
  readonly versioned?: readonly string[];
  readonly indexes?: readonly string[];
}

/**
 * The one template of a tenant's table: key `(company_id, id)`, both policies, the rights of both roles, version trigger.
 * `company-tables.schema.test.ts` finds a table without a part of it.
 * @returns the statements
 */
export function companyTable(
  table: string,
  {
    columns,
    rights,
    id = 'uuid not null default gen_random_uuid()',
    key = 'company_id, id',
    versioned,
    indexes = [],
  }: CompanyTable,
): string[] {
  const parts = [
    'company_id uuid not null references companies',
    ...(id === null ? [] : [`id ${id}`]),
    columns.trim(),
    ...(key === null ? [] : [`primary key (${key})`]),
  ];
  return [
    `create table ${table} (${parts.join(',\n')})`,
    ...indexes,
    ...companyRows(table, rights),
    ...(versioned ? [versionTrigger(table, versioned)] : []),
  ];
}

/**
 * Opens a table with a `company_id` to the company that a row belongs to, and to the deletion of a sandbox.
 * @param rights of the company's own role; without them only the sandbox policy is created
 */
export function companyRows(table: string, rights?: string): string[] {
  return [
    ...closed(table),
    ...(rights === undefined
      ? []
      : [
          `create policy company on ${table} to hawiyat_company
             using (company_id = current_company()) with check (company_id = current_company())`,
          `grant ${rights} on ${table} to hawiyat_company`,
        ]),
    `create policy sandbox on ${table} to hawiyat_sandbox
       using (company_id = current_company() and company_id = (select current_world()))`,
    `grant select, delete on ${table} to hawiyat_sandbox`,
  ];
}

/** Row-level security without a policy: nobody sees a row until a policy names who does. FORCE binds the owner, too. */
export function closed(table: string): string[] {
  return [`alter table ${table} enable row level security`, `alter table ${table} force row level security`];
}

/** A version rises with every change of what a form edits, whoever makes it: the database counts, so that nobody forgets. */
export function versionTrigger(table: string, columns: readonly string[]): string {
  const of = (row: string) => columns.map((it) => `${row}.${it}`).join(', ');
  return `create or replace trigger versioned before update on ${table} for each row
       when ((${of('old')}) is distinct from (${of('new')})) execute function advance_version()`;
}
