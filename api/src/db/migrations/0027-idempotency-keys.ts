import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Calls that must not be carried out twice, for a day. Keys and bodies stand here only as hashes. A row is «under way» until
 * the transaction of the change marks it done, or its claim has run out; the answer comes after that.
 */
export const idempotencyKeys: Migration = {
  name: '0027-idempotency-keys',
  statements: [
    `create table idempotency_keys (
       id bytea primary key,
       request_hash bytea not null,
       attempt uuid not null,
       state text not null check (state in ('under_way', 'done', 'answered')),
       claimed_until timestamptz not null,
       created_at timestamptz not null,
       answer text
     )`,
    'create index idempotency_keys_oldest on idempotency_keys (created_at)',
    ...closed('idempotency_keys'),
    ...crossTenantGrant('sign_in', 'idempotency_keys', 'select, insert, update, delete'),
  ],
};
