import { closed, companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';
import { rentalColumns } from './rental.ts';

/** Customers, what they ask for, and what companies offer. */
export const marketplace: Migration = {
  name: '0004-marketplace',
  statements: [
    `create table customers (
       id uuid primary key default gen_random_uuid(),
       name text not null,
       phone text not null unique,
       email text check (email = lower(email)),
       birth_date date not null,
       password_hash text,
       created_at timestamptz not null default now()
     )`,
    ...closed('customers'),
    ...crossTenantGrant('platform', 'customers', 'select, insert, update'),

    // The accepted offer has no foreign key: it lives with its company, perhaps on another node. That it stands in this
    // one row is what lets a single offer win.
    `create table requests (
       id uuid primary key default gen_random_uuid(),
       customer_id uuid not null references customers,
       container_type text not null,
       container_size text not null,
       status text not null default 'open' check (status in ('open', 'accepted', 'canceled', 'expired')),
       accepted_company_id uuid,
       accepted_offer_id uuid,
       created_at timestamptz not null default now(),
       closed_at timestamptz,
       ${rentalColumns},
       check ((status = 'open') = (closed_at is null)),
       check ((status = 'accepted') = (accepted_company_id is not null)),
       check ((status = 'accepted') = (accepted_offer_id is not null))
     )`,
    `create index requests_open on requests (delivery_date, id) where status = 'open'`,
    'create index requests_of_customer on requests (customer_id, created_at desc, id)',
    ...closed('requests'),
    ...crossTenantGrant('platform', 'requests', 'select, insert, update'),

    `create table offers (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       request_id uuid not null references requests,
       price numeric(10,2) not null check (price > 0 and price <> 'NaN'),
       rental_duration integer check (rental_duration in (7, 10)),
       status text not null default 'submitted' check (status in ('submitted', 'accepted', 'declined')),
       created_at timestamptz not null default now(),
       primary key (company_id, id),
       unique (company_id, request_id)
     )`,
    'create index offers_of_request on offers (request_id)',
    ...companyTable('offers', 'select, insert, update'),

    // Open requests are a marketplace. A request that has just closed is still seen for a day, so that a late offer
    // hears that it is closed; and a company keeps seeing what it has offered on.
    `create policy company on requests for select to hawiyat_company
       using (
         current_company() is not null and (
           status = 'open'
           or closed_at > now() - interval '1 day'
           or exists (
             select from offers where offers.company_id = current_company() and offers.request_id = requests.id
           )
         )
       )`,
    `grant select (
       id, container_type, container_size, delivery_date, rental_type, unload_count, latitude, longitude,
       status, created_at, closed_at
     ) on requests to hawiyat_company`,
  ],
};
