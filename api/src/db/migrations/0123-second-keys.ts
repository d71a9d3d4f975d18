import type { Migration } from './migration.ts';

/** Containers of one price, or archived together, are listed by number; drivers of one name by age, or archived together by name. */
export const secondKeys: Migration = {
  name: '0123-second-keys',
  separately: [
    `create index if not exists containers_by_price_and_number
       on containers (company_id, price, counted_number, id) where archived_at is null`,
    `create index if not exists containers_archived_by_number
       on containers (company_id, archived_at desc, counted_number desc, id desc) where restorable_until is not null`,
    `create index if not exists drivers_by_name_and_age
       on drivers (company_id, name, created_at, id) where archived_at is null`,
    `create index if not exists drivers_archived_by_name
       on drivers (company_id, archived_at desc, name desc, id desc) where restorable_until is not null`,
  ],
  statements: [],
};
