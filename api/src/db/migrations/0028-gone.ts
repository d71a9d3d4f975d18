import type { Migration } from './migration.ts';

const opened = ['containers', 'drivers', 'orders', 'sub_orders', 'events'];
/** The owner sees no rows of a table that is closed to it. */
const forced = (how: 'force' | 'no force') =>
  opened.map((table) => `alter table ${table} ${how} row level security`);
const named = (table: 'orders' | 'sub_orders', column: string, of: string) =>
  `exists (select from ${table} o where o.company_id = ${of}.company_id and o.${column} = ${of}.id)`;

/**
 * What was deleted is gone, and what orders still name tells of nobody: from now on, and for what was deleted before.
 * Containers and drivers that are at work are not touched.
 */
export const gone: Migration = {
  name: '0028-gone',
  statements: [
    'grant delete on containers, drivers to hawiyat_company',
    ...forced('no force'),
    `delete from containers c where archived_at is not null and not ${named('orders', 'container_id', 'c')}`,
    `update drivers set name = 'سائق محذوف', phone = '', email = null, identity_number = '', license_number = null,
       password_hash = null, picture = null
     where archived_at is not null`,
    `update events e set data = without_person(e.data), before = without_person(e.before),
       after = without_person(e.after)
     from drivers d where d.archived_at is not null and e.company_id = d.company_id
       and ((e.entity_id = d.id and e.type like 'driver.%') or e.data ->> 'driverId' = d.id::text)`,
    `delete from drivers d where archived_at is not null and not ${named('orders', 'driver_id', 'd')}
       and not ${named('sub_orders', 'driver_id', 'd')}`,
    ...forced('force'),
  ],
};
