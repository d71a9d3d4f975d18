import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';
import { role } from './role.ts';

/** Those who act on orders from outside the panel: customers, drivers, and the day that passes. */
export const apps: Migration = {
  name: '0008-apps',
  statements: [
    ...role('hawiyat_customer'),
    ...role('hawiyat_clock'),
    `create function current_customer() returns uuid language sql stable
       as $$ select nullif(current_setting('app.customer_id', true), '')::uuid $$`,

    `create table customer_sessions (
       token_hash bytea primary key check (octet_length(token_hash) = 32),
       customer_id uuid not null references customers on delete cascade,
       created_at timestamptz not null default now(),
       last_used_at timestamptz not null default now(),
       expires_at timestamptz not null check (expires_at > created_at)
     )`,
    'create index customer_sessions_of_customer on customer_sessions (customer_id)',
    ...closed('customer_sessions'),
    ...crossTenantGrant('sign_in', 'customer_sessions', 'select, insert, update (last_used_at), delete'),
    ...crossTenantGrant('sign_in', 'customers', 'select (id, name, phone, password_hash)'),

    `create table driver_sessions (
       token_hash bytea primary key check (octet_length(token_hash) = 32),
       company_id uuid not null,
       driver_id uuid not null,
       created_at timestamptz not null default now(),
       last_used_at timestamptz not null default now(),
       expires_at timestamptz not null check (expires_at > created_at),
       foreign key (company_id, driver_id) references drivers on delete cascade
     )`,
    'create index driver_sessions_of_driver on driver_sessions (company_id, driver_id)',
    ...closed('driver_sessions'),
    ...crossTenantGrant('sign_in', 'driver_sessions', 'select, insert, update (last_used_at), delete'),
    ...crossTenantGrant(
      'sign_in',
      'drivers',
      'select (company_id, id, name, phone, password_hash, archived_at)',
    ),
    ...crossTenantGrant('platform', 'driver_sessions', 'select (company_id, driver_id), delete'),
    // A driver who leaves, or is given a new password, is signed out by the company.
    `create policy company on driver_sessions to hawiyat_company using (company_id = current_company())`,
    'grant select (company_id, driver_id), delete on driver_sessions to hawiyat_company',

    `alter table orders
       add column contact_name text,
       add column contact_phone text,
       add column failure_reason text,
       add column refunded_at timestamptz`,
    `create index orders_to_refund on orders (canceled_at) where refund is not null and refunded_at is null`,
    ...crossTenantGrant(
      'platform',
      'orders',
      `select (company_id, id, total_price, status, canceled_at, canceled_by, refund, compensation, refunded_at),
       update (refunded_at)`,
    ),

    // A customer sees what is the customer's own, and of companies what came to it.
    `create policy customer on customers to hawiyat_customer using (id = current_customer())`,
    'grant select (id, name, phone, email, birth_date) on customers to hawiyat_customer',
    `create policy customer on requests to hawiyat_customer
       using (customer_id = current_customer()) with check (customer_id = current_customer())`,
    `grant select, insert, update (status, accepted_company_id, accepted_offer_id, closed_at)
       on requests to hawiyat_customer`,
    `create policy customer on offers for select to hawiyat_customer
       using (exists (
         select from requests where requests.id = offers.request_id and requests.customer_id = current_customer()
       ))`,
    `grant select (company_id, id, request_id, price, rental_duration, status, created_at)
       on offers to hawiyat_customer`,
    `create policy customer on orders for select to hawiyat_customer
       using (exists (
         select from requests where requests.id = orders.request_id and requests.customer_id = current_customer()
       ))`,
    `grant select (
       company_id, id, request_id, container_id, status, total_price, proof_of_delivery_url, canceled_at,
       refund, compensation, refunded_at
     ) on orders to hawiyat_customer`,
    `create policy customer on companies for select to hawiyat_customer
       using (exists (select from offers where offers.company_id = companies.id))`,
    'grant select (id, name) on companies to hawiyat_customer',
    `create policy customer on containers for select to hawiyat_customer
       using (exists (
         select from orders where orders.company_id = containers.company_id and orders.container_id = containers.id
       ))`,
    'grant select (company_id, id, number) on containers to hawiyat_customer',

    ...crossTenantGrant('clock', 'orders', 'select (company_id, id, status, delivery_date), update (status)'),
    ...crossTenantGrant(
      'clock',
      'requests',
      'select (id, status, delivery_date), update (status, closed_at)',
    ),
    ...crossTenantGrant('clock', 'offers', 'select (company_id, id, request_id, status), update (status)'),
    `create index orders_before_delivery on orders (delivery_date) where status in ('pending', 'scheduled')`,
  ],
};
