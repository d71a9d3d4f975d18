import type { Migration } from './migration.ts';

/** Pages that died are counted beside failures and errors; the previous server counts none. */
export const diedPages: Migration = {
  name: '0155-died-pages',
  statements: [
    'alter table guard_sessions add column died boolean not null default false',
    'alter table guard_companies add column died integer not null default 0',
    'alter table guard_networks add column died integer not null default 0',
  ],
};
