import type { Migration } from './migration.ts';

/**
 * Containers and drivers can be archived: out of lists like deleted ones, also for the previous version, but there to be restored
 * until a time. Then a scheduled job deletes them.
 */
export const archive: Migration = {
  name: '0119-archive',
  statements: ['containers', 'drivers'].flatMap((table) => [
    `alter table ${table}
       add column restorable_until timestamptz,
       add constraint ${table}_restorable check (restorable_until is null or archived_at is not null)`,
    `create index ${table}_archived on ${table} (company_id, archived_at desc, id desc)
       where restorable_until is not null`,
    `create index ${table}_to_delete on ${table} (restorable_until) where restorable_until is not null`,
    `create policy clock on ${table} for select to hawiyat_clock using (restorable_until is not null)`,
    `grant select (company_id, id, restorable_until) on ${table} to hawiyat_clock`,
  ]),
};
