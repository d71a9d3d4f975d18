import { closed } from './company-table.ts';

interface SessionTable {
  readonly owner: Readonly<Record<string, string>>;
  readonly people: string;
  readonly columns?: readonly string[];
}

/** A call brings only a token, so its hash is the key. `reach-of-sessions.ts` lists who reaches the rows. */
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
