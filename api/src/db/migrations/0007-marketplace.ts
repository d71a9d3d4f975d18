import { nobody } from './0001-roles.ts';
import { closed, companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';
import { rentalColumns } from './rental.ts';
import { sessionTable } from './session-table.ts';

export const marketplace: Migration = {
  name: '0007-marketplace',
  statements: [
    // A phone belongs to the account that proves it. Until then several may claim it and `phone` holds a unique text,
    // so that a registration neither reveals a customer nor locks the owner out. Null limits: the server's settings
    // apply.
    `create table customers (
       id uuid primary key default gen_random_uuid(),
       name text not null,
       phone text not null unique,
       email text check (email = lower(email)),
       birth_date date not null,
       password_hash text,
       created_at timestamptz not null default now(),
       phone_proven_at timestamptz,
       most_open_requests integer check (most_open_requests >= 0),
       most_undelivered_orders integer check (most_undelivered_orders >= 0),
       claimed_phone text,
       erased_at timestamptz,
       world uuid not null default '${nobody}'
     )`,
    'create index customers_claiming on customers (claimed_phone, created_at) where claimed_phone is not null',
    'create index customers_erased on customers (erased_at) where erased_at is not null',
    `create index customers_of_world on customers (world) where world <> '${nobody}'`,
    ...closed('customers'),

    ...sessionTable('customer', { owner: { customer_id: 'uuid not null' }, people: 'customers' }),

    `create table phone_codes (
       customer_id uuid primary key references customers on delete cascade,
       salt bytea not null,
       code_hash bytea not null,
       tries integer not null default 0,
       sent_at timestamptz not null,
       expires_at timestamptz not null
     )`,
    ...closed('phone_codes'),

    // No foreign key: the accepted offer may live on another node. This one row lets a single offer win.
    `create table requests (
       id uuid primary key default uuid_by_age(),
       customer_id uuid not null references customers,
       container_type text not null,
       container_size text not null,
       status text not null default 'open' check (status in ('open', 'accepted', 'canceled', 'expired')),
       accepted_company_id uuid,
       accepted_offer_id uuid,
       created_at timestamptz not null default now(),
       closed_at timestamptz,
       ${rentalColumns},
       place text not null default '',
       world uuid not null default '${nobody}',
       check ((status = 'open') = (closed_at is null)),
       check ((status = 'accepted') = (accepted_company_id is not null)),
       check ((status = 'accepted') = (accepted_offer_id is not null))
     )`,
    'create index requests_of_customer on requests (customer_id, created_at desc, id)',
    `create index requests_of_world on requests (world, delivery_date) where world <> '${nobody}'`,
    `create index requests_open on requests (delivery_date, id) where status = 'open'`,
    `create index requests_open_by_kind on requests (container_type, container_size, delivery_date, id)
       where status = 'open'`,
    `create index requests_open_by_time on requests (created_at, id) where status = 'open'`,
    `create index requests_open_of_customer on requests (customer_id, delivery_date) where status = 'open'`,
    `create index requests_open_of_place on requests (place, delivery_date, id) where status = 'open'`,
    ...closed('requests'),
    // A request is in its customer's world, whatever its writer says.
    `create function take_world() returns trigger language plpgsql as $$
       begin
         new.world := coalesce((select world from customers where id = new.customer_id), '${nobody}');
         return new;
       end $$`,
    `create trigger take_world before insert or update of world on requests
       for each row execute function take_world()`,

    ...companyTable('offers', {
      id: 'uuid not null default uuid_by_age()',
      columns: `
        request_id uuid not null references requests,
        price numeric(10,2) not null check (price > 0 and price <> 'NaN'),
        rental_duration integer check (rental_duration in (7, 10)),
        status text not null default 'submitted' check (status in ('submitted', 'accepted', 'declined', 'withdrawn')),
        created_at timestamptz not null default now(),
        version integer not null default 1,
        unique (company_id, request_id)`,
      rights: 'select, insert, update',
      indexes: [
        'create index offers_of_request on offers (request_id)',
        `create index offers_submitted on offers (request_id) where status = 'submitted'`,
        `create index offers_submitted_by_company on offers (company_id, request_id) where status = 'submitted'`,
        'create index offers_by_time on offers (company_id, created_at, id)',
        'create index offers_by_status on offers (company_id, status, created_at, id)',
      ],
    }),

    ...companyTable('notification_marks', {
      id: null,
      key: 'company_id',
      columns: `
        seen_id bigint not null,
        seen_at timestamptz not null`,
      rights: 'select, insert, update',
    }),
  ],
};
