import type { Migration } from './migration.ts';

/**
 * A sub-order has the container of its order, which never changes: a search by container finds it without the order. Who inserts
 * one need not say it.
 */
export const containerOfSubOrder: Migration = {
  name: '0034-container-of-sub-order',
  statements: [
    'alter table sub_orders add column container_id uuid',
    `create function container_of_sub_order() returns trigger language plpgsql as $$
       begin
         select container_id into new.container_id from orders
           where company_id = new.company_id and id = new.order_id;
         return new;
       end $$`,
    `create trigger container_of_order before insert on sub_orders
       for each row when (new.container_id is null) execute function container_of_sub_order()`,

    // By the customer's own requests: a question for each company would look through all of its offers.
    'drop policy customer on companies',
    `create policy customer on companies for select to hawiyat_customer
       using (id in (
         select offers.company_id from requests join offers on offers.request_id = requests.id
         where requests.customer_id = current_customer()
       ))`,
  ],
};
