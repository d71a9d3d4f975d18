import { closed, companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';
import { rentalColumns } from './rental.ts';

// Open work is a small part of a company's history, so it has its own indexes.
const openOrders = `where status not in ('completed', 'canceled')`;
const openSubOrders = `where status not in ('completed', 'failed')`;

export const orders: Migration = {
  name: '0008-orders',
  statements: [
    ...companyTable('orders', {
      id: 'uuid not null default uuid_by_age()',
      columns: `
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
        contact_name text,
        contact_phone text,
        failure_reason text,
        refunded_at timestamptz,
        number integer not null,
        place text not null default '',
        truck_plate text,
        -- What a search compares of the order that holds a container.
        folded_hold text not null generated always as
          (folded('ح-' || number || ' ' || coalesce(contact_name, '') || ' ' || place)) stored,
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
        )`,
      rights: 'select, insert, update',
      indexes: [
        // One open order per container: of two simultaneous acceptances, this rejects the second.
        `create unique index orders_holding_container on orders (company_id, container_id) ${openOrders}`,
        'create unique index orders_by_number on orders (company_id, number)',
        'create index orders_by_day on orders (company_id, delivery_date, id)',
        'create index orders_by_price on orders (company_id, total_price, id)',
        'create index orders_by_status on orders (company_id, status, delivery_date, id)',
        `create index orders_by_delivered on orders (company_id, delivered_at) where delivered_at is not null`,
        `create index orders_completed on orders (company_id, completed_at, id) where status = 'completed'`,
        `create index orders_canceled_after_delivery on orders (company_id, canceled_at)
           where status = 'canceled' and delivered_at is not null`,
        `create index orders_open on orders (company_id, delivery_date, id) ${openOrders}`,
        `create index orders_open_of_driver on orders (company_id, driver_id, delivery_date, id) ${openOrders}`,
        'create index orders_unassigned on orders (company_id, delivery_date, id) where driver_id is null',
        // A search counts the orders of its containers, drivers and places from these indexes alone.
        `create index orders_of_container_by_day
           on orders (company_id, container_id, delivery_date, id) include (driver_id)`,
        `create index orders_of_driver_by_day
           on orders (company_id, driver_id, delivery_date, id) include (container_id)`,
        `create index orders_of_place_by_day
           on orders (company_id, place, delivery_date, id) include (container_id, driver_id)`,
        'create index orders_of_request on orders (request_id)',
        `create index orders_before_delivery on orders (delivery_date) where status in ('pending', 'scheduled')`,
        'create index orders_refunds on orders (canceled_at, id) where refund is not null',
        `create index orders_unpaid_refunds on orders (canceled_at, id)
           where refund is not null and refunded_at is null`,
      ],
    }),
    // Each company counts from 10001. Its orders wait for each other; other companies' do not.
    `create function number_of_order() returns trigger language plpgsql as $$
       begin
         perform pg_advisory_xact_lock(4826201, hashtext(new.company_id::text));
         select 1 + coalesce(max(number), 10000) into new.number from orders where company_id = new.company_id;
         return new;
       end $$`,
    `create trigger number_of_order before insert on orders
       for each row when (new.number is null) execute function number_of_order()`,

    ...companyTable('sub_orders', {
      id: 'uuid not null default uuid_by_age()',
      columns: `
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
        container_id uuid not null,
        position integer not null,
        place text not null,
        foreign key (company_id, order_id) references orders,
        foreign key (company_id, driver_id) references drivers,
        check (type = 'unload' or status <> 're_delivery_in_progress'),
        check (driver_id is not null or status in ('pending', 'failed')),
        check ((status = 'failed') = (failure_reason is not null)),
        check ((status = 'completed') = (completed_at is not null))`,
      rights: 'select, insert, update',
      indexes: [
        `create unique index sub_orders_one_return on sub_orders (company_id, order_id)
           where type = 'return' and status <> 'failed'`,
        'create index sub_orders_by_day on sub_orders (company_id, delivery_date, id)',
        'create index sub_orders_by_status on sub_orders (company_id, status, delivery_date, id)',
        'create index sub_orders_by_type on sub_orders (company_id, type, delivery_date, id)',
        `create index sub_orders_by_completed on sub_orders (company_id, completed_at)
           where completed_at is not null`,
        `create index sub_orders_open on sub_orders (company_id, delivery_date, id) ${openSubOrders}`,
        `create index sub_orders_open_of_driver
           on sub_orders (company_id, driver_id, delivery_date, id) ${openSubOrders}`,
        'create index sub_orders_unassigned on sub_orders (company_id, delivery_date, id) where driver_id is null',
        'create index sub_orders_of_order on sub_orders (company_id, order_id)',
        `create index sub_orders_of_container_by_day
           on sub_orders (company_id, container_id, delivery_date, id) include (driver_id)`,
        `create index sub_orders_of_driver_by_day
           on sub_orders (company_id, driver_id, delivery_date, id) include (container_id)`,
        `create index sub_orders_of_place_by_day
           on sub_orders (company_id, place, delivery_date, id) include (container_id, driver_id)`,
      ],
    }),
    // Container and place of an order never change: copies let a search skip the order.
    ...[
      { column: 'container_id', name: 'container' },
      { column: 'place', name: 'place' },
    ].flatMap(({ column, name }) => [
      `create function ${name}_of_sub_order() returns trigger language plpgsql as $$
         begin
           select ${column} into new.${column} from orders where company_id = new.company_id and id = new.order_id;
           return new;
         end $$`,
      `create trigger ${name}_of_order before insert on sub_orders
         for each row when (new.${column} is null) execute function ${name}_of_sub_order()`,
    ]),
    `create function position_in_order() returns trigger language plpgsql as $$
       begin
         select coalesce(max(position), 0) + 1 into new.position from sub_orders
           where company_id = new.company_id and order_id = new.order_id;
         return new;
       end $$`,
    `create trigger position_in_order before insert on sub_orders
       for each row when (new.position is null) execute function position_in_order()`,

    ...companyTable('order_notes', {
      columns: `
        order_id uuid not null,
        admin_id uuid not null,
        text text not null,
        created_at timestamptz not null,
        foreign key (company_id, order_id) references orders,
        foreign key (company_id, admin_id) references admins`,
      rights: 'select, insert, delete',
      indexes: [
        'create index order_notes_of_order on order_notes (company_id, order_id, created_at)',
        'create index order_notes_of_admin on order_notes (company_id, admin_id, created_at)',
      ],
    }),

    ...companyTable('stop_orders', {
      id: null,
      key: 'company_id, driver_id, day',
      columns: `
        driver_id uuid not null,
        day date not null,
        task_ids uuid[] not null,
        foreign key (company_id, driver_id) references drivers on delete cascade`,
      rights: 'select, insert, update',
    }),

    `create table reminder_days (
       reminder text primary key,
       day date not null
     )`,
    ...closed('reminder_days'),
  ],
};
