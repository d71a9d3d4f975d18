import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';

/** The platform's own people, and what machines call it with. Credentials, tokens and sessions stand here as hashes only. */
export const operators: Migration = {
  name: '0014-operators',
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
    // Without an operator: signed in with OPERATOR_TOKEN, where that is enough.
    `create table operator_sessions (
       token_hash bytea primary key,
       operator_id uuid references operators,
       created_at timestamptz not null,
       expires_at timestamptz not null
     )`,
    'create index operator_sessions_by_operator on operator_sessions (operator_id)',
    ...closed('operator_sessions'),
    // Each token is for one purpose, by a name that is never given twice.
    `create table machine_tokens (
       id uuid primary key default gen_random_uuid(),
       name text not null,
       name_key text not null unique,
       purpose text not null,
       token_hash bytea not null unique,
       created_at timestamptz not null,
       revoked_at timestamptz
     )`,
    ...closed('machine_tokens'),
  ],
};
