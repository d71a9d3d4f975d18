import type { Migration } from './migration.ts';

/**
 * Orders have a number of their company's own, from 10001 on, and sub-orders a position in their order. The database gives
 * both, so that rows of the previous server have them too. A company's orders come one after the other for that; those of
 * other companies do not wait. Older rows get theirs in the next migration, below those that are given meanwhile.
 */
export const orderNumbers: Migration = {
  name: '0052-order-numbers',
  statements: [
    'alter table orders add column number integer',
    'alter table sub_orders add column position integer',
    'create unique index orders_by_number on orders (company_id, number) where number is not null',

    `create function number_of_order() returns trigger language plpgsql as $$
       begin
         perform pg_advisory_xact_lock(4826201, hashtext(new.company_id::text));
         select number + 1 into new.number from orders
           where company_id = new.company_id and number is not null order by number desc limit 1;
         if new.number is null then
           select 10001 + coalesce(sum(orders), 0) into new.number from order_tally where company_id = new.company_id;
         end if;
         return new;
       end $$`,
    `create trigger number_of_order before insert on orders
       for each row when (new.number is null) execute function number_of_order()`,

    `create function position_in_order() returns trigger language plpgsql as $$
       begin
         select coalesce(max(position), count(*)) + 1 into new.position from sub_orders
           where company_id = new.company_id and order_id = new.order_id;
         return new;
       end $$`,
    `create trigger position_in_order before insert on sub_orders
       for each row when (new.position is null) execute function position_in_order()`,

    // A customer and the platform name the same orders.
    'grant select (number) on orders to hawiyat_customer',
    'grant select (number) on orders to hawiyat_platform',
  ],
};
