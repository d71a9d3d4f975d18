import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Customers are reached at the phone that they gave, and order no more at a time than somebody can take delivery of.
 * Customers from before have proven nothing yet: they are asked for a code at their next request.
 */
export const customerPhones: Migration = {
  name: '0020-customer-phones',
  statements: [
    // Null: as many as the server's settings say.
    `alter table customers
       add column phone_proven_at timestamptz,
       add column most_open_requests integer check (most_open_requests >= 0),
       add column most_undelivered_orders integer check (most_undelivered_orders >= 0)`,
    // Who places a request holds his own row meanwhile, so that no two of his count the same ones.
    `grant select (phone_proven_at, most_open_requests, most_undelivered_orders), update (phone_proven_at)
       on customers to hawiyat_customer`,

    `create table phone_codes (
       customer_id uuid primary key references customers on delete cascade,
       salt bytea not null,
       code_hash bytea not null,
       tries integer not null default 0,
       sent_at timestamptz not null,
       expires_at timestamptz not null
     )`,
    ...closed('phone_codes'),
    `create policy customer on phone_codes to hawiyat_customer
       using (customer_id = current_customer()) with check (customer_id = current_customer())`,
    'grant select, insert, update on phone_codes to hawiyat_customer',

    // As with e-mails: what is to be sent, written with the change that it tells of.
    `create table text_messages (
       id uuid primary key default gen_random_uuid(),
       recipient text,
       letter jsonb,
       created_at timestamptz not null default now(),
       tries integer not null default 0,
       next_try_at timestamptz not null default now(),
       sent_at timestamptz,
       check ((sent_at is null) = (recipient is not null and letter is not null))
     )`,
    'create index text_messages_waiting on text_messages (next_try_at) where sent_at is null',
    ...closed('text_messages'),
    ...crossTenantGrant('platform', 'text_messages', 'select, insert, update, delete'),
  ],
};
