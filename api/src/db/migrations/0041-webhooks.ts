import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Addresses of operators' machines, and what is sent there: stored in the transaction of what it tells. */
export const webhooks: Migration = {
  name: '0041-webhooks',
  statements: [
    `create table webhooks (
       id uuid primary key default gen_random_uuid(),
       url text not null,
       events jsonb not null,
       created_by text not null,
       created_at timestamptz not null,
       removed_at timestamptz
     )`,
    `create table webhook_deliveries (
       id uuid primary key default gen_random_uuid(),
       seq bigint generated always as identity,
       webhook_id uuid not null references webhooks,
       payload jsonb not null,
       created_at timestamptz not null,
       tries integer not null default 0,
       next_try_at timestamptz,
       sent_at timestamptz,
       status integer
     )`,
    'create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null',
    'create index webhook_deliveries_newest on webhook_deliveries (seq)',
    ...['webhooks', 'webhook_deliveries'].flatMap(closed),
    ...crossTenantGrant('platform', 'webhooks', 'select, insert, update (removed_at)'),
    ...crossTenantGrant(
      'platform',
      'webhook_deliveries',
      'select, insert, update (tries, next_try_at, sent_at, status), delete',
    ),
  ],
};
