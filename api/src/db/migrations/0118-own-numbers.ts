import { versionTrigger } from './0026-versions.ts';
import type { Migration } from './migration.ts';

/**
 * Companies give containers numbers of their own. Lists order them as people count: A-9 before A-10, which needs each group of
 * digits in one width; a number has 20 characters at most. The previous version goes on with its own index.
 */
export const ownNumbers: Migration = {
  name: '0118-own-numbers',
  statements: [
    String.raw`create function counted(number text) returns text language sql immutable strict parallel safe
       as $$
         select regexp_replace(
           regexp_replace(number, '(\d+)', '00000000000000000000\1', 'g'), '0*(\d{20})(?!\d)', '\1', 'g')
       $$`,
    'grant execute on function counted(text) to public',
    `alter table containers
       add column counted_number text collate "C" generated always as (counted(number)) stored`,
    `create index containers_by_counted_number on containers (company_id, counted_number, id)
       where archived_at is null`,
    versionTrigger('containers', ['number', 'type', 'size', 'price', 'status']),
  ],
};
