import type { Migration } from './migration.ts';

/**
 * A search counts the tasks of its containers and drivers from the indexes alone, so an index by driver has the container too.
 */
export const searchedTasks: Migration = {
  name: '0035-searched-tasks',
  statements: [
    // Each company's in its own role: to switch row-level security off for the owner would lock the tables until all is filled.
    `do $$
       declare
         ids uuid[];
         one uuid;
       begin
         perform set_config('role', 'hawiyat_platform', true);
         ids := array(select id from companies);
         foreach one in array ids loop
           perform set_config('role', 'hawiyat_company', true), set_config('app.company_id', one::text, true);
           update sub_orders set container_id = orders.container_id from orders
             where sub_orders.company_id = one and sub_orders.container_id is null
               and orders.company_id = one and orders.id = sub_orders.order_id;
         end loop;
         perform set_config('role', 'none', true), set_config('app.company_id', '', true);
       end $$`,
    'create index sub_orders_of_container_by_day on sub_orders (company_id, container_id, delivery_date, id)',
    `create index sub_orders_of_driver_by_day on sub_orders (company_id, driver_id, delivery_date, id)
       include (container_id)`,
    'drop index sub_orders_of_driver',
    'drop index orders_of_driver_by_day',
    `create index orders_of_driver_by_day on orders (company_id, driver_id, delivery_date, id)
       include (container_id)`,
  ],
};
