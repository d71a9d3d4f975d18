import type { Migration } from './migration.ts';

const openOrders = `where status not in ('completed', 'canceled')`;
const openSubOrders = `where status not in ('completed', 'failed')`;

/**
 * Open work is a small part of a company's history, so it has indexes of its own. Each list has one in its order, `id` last, and
 * what a search compares is stored in its normalized form.
 */
export const openWork: Migration = {
  name: '0031-open-work',
  statements: [
    `create index orders_open on orders (company_id, delivery_date, id) ${openOrders}`,
    `create index orders_open_of_driver on orders (company_id, driver_id, delivery_date, id) ${openOrders}`,
    `create index sub_orders_open on sub_orders (company_id, delivery_date, id) ${openSubOrders}`,
    `create index sub_orders_open_of_driver on sub_orders (company_id, driver_id, delivery_date, id) ${openSubOrders}`,
    'create index sub_orders_unassigned on sub_orders (company_id, delivery_date, id) where driver_id is null',
    'create index sub_orders_by_type on sub_orders (company_id, type, delivery_date, id)',

    'create index orders_of_container_by_day on orders (company_id, container_id, delivery_date, id)',
    'drop index orders_of_container',
    'create index orders_of_driver_by_day on orders (company_id, driver_id, delivery_date, id)',
    'drop index orders_of_driver',
    `create index orders_completed on orders (company_id, completed_at, id) where status = 'completed'`,
    'drop index orders_revenue',
    'create index orders_refunds on orders (canceled_at, id) where refund is not null',
    `create index orders_unpaid_refunds on orders (canceled_at, id)
       where refund is not null and refunded_at is null`,
    'drop index orders_to_refund',

    `create index requests_open_by_kind on requests (container_type, container_size, delivery_date, id)
       where status = 'open'`,
    `create index offers_submitted_by_company on offers (company_id, request_id) where status = 'submitted'`,

    // Trigrams would not help: under row-level security an index answers leakproof comparisons only, which parts of texts
    // are not.
    `alter table containers
       add column folded_number text generated always as (folded(number)) stored,
       add column folded_type text generated always as (folded(type)) stored`,
    'alter table drivers add column folded_name text generated always as (folded(name)) stored',
  ],
};
