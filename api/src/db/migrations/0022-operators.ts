import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** The platform's own people. Credentials and sessions stand here as hashes only. */
export const operators: Migration = {
  name: '0022-operators',
  statements: [
    // The key is the name as it is compared; one is never given twice, because the rollout log knows people by it.
    `create table operators (
       id uuid primary key default gen_random_uuid(),
       name text not null,
       name_key text not null unique,
       credential_hash bytea not null,
       created_at timestamptz not null,
       disabled_at timestamptz
     )`,
    ...closed('operators'),
    ...crossTenantGrant('platform', 'operators', 'select, insert, update (credential_hash, disabled_at)'),

    // Without an operator: signed in with OPERATOR_TOKEN, where that is enough.
    `create table operator_sessions (
       token_hash bytea primary key,
       operator_id uuid references operators,
       created_at timestamptz not null,
       expires_at timestamptz not null
     )`,
    'create index operator_sessions_by_operator on operator_sessions (operator_id)',
    ...closed('operator_sessions'),
    ...crossTenantGrant('platform', 'operator_sessions', 'select, insert, delete'),
  ],
};
