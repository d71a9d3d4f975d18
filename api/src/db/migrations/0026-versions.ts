import type { Migration } from './migration.ts';

/** A version rises with every change of what a form edits, whoever makes it: the database counts, so that nobody forgets. */
export const versionTrigger = (table: string, columns: readonly string[]) => {
  const of = (row: string) => columns.map((it) => `${row}.${it}`).join(', ');
  return `create or replace trigger versioned before update on ${table} for each row
       when ((${of('old')}) is distinct from (${of('new')})) execute function advance_version()`;
};

const versioned = (table: string, columns: readonly string[]) => [
  `alter table ${table} add column version integer not null default 1`,
  versionTrigger(table, columns),
];

export const versions: Migration = {
  name: '0026-versions',
  statements: [
    `create function advance_version() returns trigger language plpgsql
       as $$ begin new.version := old.version + 1; return new; end $$`,
    ...versioned('containers', ['type', 'size', 'price', 'status']),
    ...versioned('drivers', [
      ...['name', 'phone', 'email', 'availability', 'identity_number', 'license_number', 'password_hash'],
    ]),
  ],
};
