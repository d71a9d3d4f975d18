import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';
import { rentalColumns } from './rental.ts';

/** Orders, and the jobs below them. */
export const orders: Migration = {
  name: '0005-orders',
  statements: [
    `create table orders (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       request_id uuid not null references requests,
       offer_id uuid not null,
       container_id uuid not null,
       driver_id uuid,
       rental_duration integer check (rental_duration > 0),
       total_price numeric(10,2) not null check (total_price > 0 and total_price <> 'NaN'),
       status text not null default 'pending' check (status in (
         'pending', 'scheduled', 'in_transit', 'delivered', 'pick_up_in_progress', 'picked_up',
         're_delivery_in_progress', 'completed', 'late', 'canceled'
       )),
       proof_of_delivery_url text,
       created_at timestamptz not null default now(),
       delivered_at timestamptz,
       completed_at timestamptz,
       canceled_at timestamptz,
       canceled_by text check (canceled_by in ('customer', 'company')),
       refund numeric(10,2) check (refund >= 0),
       compensation numeric(10,2) check (compensation >= 0),
       ${rentalColumns},
       primary key (company_id, id),
       unique (company_id, offer_id),
       foreign key (company_id, offer_id) references offers,
       foreign key (company_id, container_id) references containers,
       foreign key (company_id, driver_id) references drivers,
       constraint driver_before_departure check (driver_id is not null or status in ('pending', 'late', 'canceled')),
       constraint delivered_with_proof check (
         (delivered_at is not null and proof_of_delivery_url is not null)
         or status not in ('delivered', 'pick_up_in_progress', 'picked_up', 're_delivery_in_progress', 'completed')
       ),
       constraint completed_with_date check ((status = 'completed') = (completed_at is not null)),
       constraint canceled_with_refund check (
         (status = 'canceled') = (canceled_at is not null and canceled_by is not null and refund is not null)
       )
     )`,
    // One live order a container: of two acceptances at once, the second is refused here.
    `create unique index orders_holding_container on orders (company_id, container_id)
       where status not in ('completed', 'canceled')`,
    'create index orders_by_day on orders (company_id, delivery_date, id)',
    'create index orders_by_price on orders (company_id, total_price, id)',
    'create index orders_of_driver on orders (company_id, driver_id, delivery_date)',
    `create index orders_revenue on orders (company_id, completed_at) include (total_price)
       where status = 'completed'`,
    'create index orders_of_container on orders (company_id, container_id)',
    'create index orders_of_request on orders (request_id)',
    ...companyTable('orders', 'select, insert, update'),

    `create table sub_orders (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       order_id uuid not null,
       type text not null check (type in ('unload', 'return')),
       delivery_date date not null,
       status text not null default 'pending' check (status in (
         'pending', 'scheduled', 'pick_up_in_progress', 'picked_up', 're_delivery_in_progress', 'completed', 'failed'
       )),
       driver_id uuid,
       failure_reason text,
       created_at timestamptz not null default now(),
       completed_at timestamptz,
       primary key (company_id, id),
       foreign key (company_id, order_id) references orders,
       foreign key (company_id, driver_id) references drivers,
       check (type = 'unload' or status <> 're_delivery_in_progress'),
       check (driver_id is not null or status in ('pending', 'failed')),
       check ((status = 'failed') = (failure_reason is not null)),
       check ((status = 'completed') = (completed_at is not null))
     )`,
    `create unique index sub_orders_one_return on sub_orders (company_id, order_id)
       where type = 'return' and status <> 'failed'`,
    'create index sub_orders_by_day on sub_orders (company_id, delivery_date, id)',
    'create index sub_orders_of_order on sub_orders (company_id, order_id)',
    'create index sub_orders_of_driver on sub_orders (company_id, driver_id, delivery_date)',
    ...companyTable('sub_orders', 'select, insert, update'),
  ],
};
