import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** In which order a driver visits his stops of a day, where the company has arranged them; and the days on which work was done. */
export const stopOrders: Migration = {
  name: '0063-stop-orders',
  separately: [
    `create index if not exists orders_by_delivered on orders (company_id, delivered_at)
       where delivered_at is not null`,
    `create index if not exists sub_orders_by_completed on sub_orders (company_id, completed_at)
       where completed_at is not null`,
  ],
  statements: [
    `create table stop_orders (
       company_id uuid not null references companies,
       driver_id uuid not null,
       day date not null,
       task_ids uuid[] not null,
       primary key (company_id, driver_id, day),
       foreign key (company_id, driver_id) references drivers on delete cascade
     )`,
    ...companyTable('stop_orders', 'select, insert, update'),
  ],
};
