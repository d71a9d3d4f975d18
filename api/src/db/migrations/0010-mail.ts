import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';

/** A message is written in the transaction of its change; once sent, it keeps neither text nor recipient. */
export const mail: Migration = {
  name: '0010-mail',
  statements: ['mails', 'text_messages'].flatMap((table) => [
    `create table ${table} (
       id uuid primary key default gen_random_uuid(),
       recipient text,
       body jsonb,
       created_at timestamptz not null default now(),
       tries integer not null default 0,
       next_try_at timestamptz not null default now(),
       sent_at timestamptz,
       check ((sent_at is null) = (recipient is not null and body is not null))
     )`,
    `create index ${table}_waiting on ${table} (next_try_at) where sent_at is null`,
    ...closed(table),
  ]),
};
