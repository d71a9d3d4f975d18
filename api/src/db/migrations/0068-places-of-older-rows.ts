import { fillPlaces } from '../fill-places.ts';
import type { Migration } from './migration.ts';

/** A search counts the tasks of its places from these indexes alone; the last three find rows without a place. */
export const placesOfOlderRows: Migration = {
  name: '0068-places-of-older-rows',
  fill: (db) => fillPlaces({ db }),
  separately: [
    `create index if not exists orders_of_place_by_day
       on orders (company_id, place, delivery_date, id) include (container_id, driver_id)`,
    `create index if not exists sub_orders_of_place_by_day
       on sub_orders (company_id, place, delivery_date, id) include (container_id, driver_id)`,
    `create index if not exists requests_open_of_place
       on requests (place, delivery_date, id) where status = 'open'`,
    'create index if not exists orders_without_place on orders (company_id, id) where place is null',
    'create index if not exists sub_orders_without_place on sub_orders (company_id, order_id) where place is null',
    'create index if not exists requests_without_place on requests (id) where place is null',
  ],
  statements: [],
};
