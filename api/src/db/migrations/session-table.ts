import { closed } from './company-table.ts';

/** What is particular to an audience's sessions. */
interface SessionTable {
  /** The columns that say whose a session is, with their types. */
  readonly owner: Readonly<Record<string, string>>;
  /** The table of those people. */
  readonly people: string;
  /** Further columns. */
  readonly columns?: readonly string[];
}

/**
 * The one template of an audience's sessions, `<audience>_sessions`. A call brings nothing but a token, so the key is its hash.
 * Only the role `hawiyat_<audience>_sessions` reaches the rows, by `reach-of-sessions.ts`.
 * @returns the statements
 */
export function sessionTable(audience: string, { owner, people, columns = [] }: SessionTable): string[] {
  const table = `${audience}_sessions`;
  const ownerColumns = Object.keys(owner).join(', ');
  const parts = [
    'token_hash bytea primary key check (octet_length(token_hash) = 32)',
    'id uuid not null default gen_random_uuid()',
    ...Object.entries(owner).map((column) => column.join(' ')),
    'created_at timestamptz not null default now()',
    'last_used_at timestamptz not null default now()',
    'expires_at timestamptz not null check (expires_at > created_at)',
    ...columns,
    `foreign key (${ownerColumns}) references ${people} on delete cascade`,
  ];
  return [
    `create table ${table} (${parts.join(',\n')})`,
    `create index ${table}_of_${audience} on ${table} (${ownerColumns})`,
    ...closed(table),
  ];
}
