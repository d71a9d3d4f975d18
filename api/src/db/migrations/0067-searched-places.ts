import type { Migration } from './migration.ts';

/**
 * Requests and orders have their place in words, «شمال الرياض», empty for none, so that a search finds it. The server writes it,
 * for the rule is its own; of rows that the previous server writes it is null until `fill-places.ts` comes by. A sub-order takes
 * its order's.
 */
export const searchedPlaces: Migration = {
  name: '0067-searched-places',
  statements: [
    'alter table requests add column place text',
    'alter table orders add column place text',
    'alter table sub_orders add column place text',
    `create function place_of_sub_order() returns trigger language plpgsql as $$
       begin
         select place into new.place from orders where company_id = new.company_id and id = new.order_id;
         return new;
       end $$`,
    `create trigger place_of_order before insert on sub_orders
       for each row when (new.place is null) execute function place_of_sub_order()`,
    'grant select (place) on requests to hawiyat_company',
  ],
};
