interface CompanyTable {
  /** Columns after `company_id` and `id`, and constraints. */
  readonly columns: string;
  /** Rights of the company's role; without them only other roles reach the rows. */
  readonly rights?: string;
  /** Null: the table has no `id` and names its `key`. */
  readonly id?: string | null;
  /** Null: rows that only add up have no primary key. */
  readonly key?: string | null;
  /** Each change of such a column advances `version`. */
  readonly versioned?: readonly string[];
  readonly indexes?: readonly string[];
}

/** The only template of a tenant's table; `company-tables.schema.test.ts` finds tables that deviate. */
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

/** Opens a table's rows to their company (`rights`) and to the deletion of a sandbox. */
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

/** Row-level security without a policy hides all rows; FORCE binds the table's owner, too. */
export function closed(table: string): string[] {
  return [`alter table ${table} enable row level security`, `alter table ${table} force row level security`];
}

/** The database counts, so that no writer can forget it. */
export function versionTrigger(table: string, columns: readonly string[]): string {
  const of = (row: string) => columns.map((it) => `${row}.${it}`).join(', ');
  return `create or replace trigger versioned before update on ${table} for each row
       when ((${of('old')}) is distinct from (${of('new')})) execute function advance_version()`;
}
