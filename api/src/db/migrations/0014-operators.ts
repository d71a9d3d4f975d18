import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';
import { sessionTable } from './session-table.ts';

/** Stores only hashes of credentials, tokens and sessions. */
export const operators: Migration = {
  name: '0014-operators',
  statements: [
    // Names are never reused, because the rollout log identifies people by them; `name_key` is their compared form.
    `create table operators (
       id uuid primary key default gen_random_uuid(),
       name text not null,
       name_key text not null unique,
       credential_hash bytea not null,
       created_at timestamptz not null,
       disabled_at timestamptz
     )`,
    ...closed('operators'),
    // Without an operator: signed in with OPERATOR_TOKEN.
    ...sessionTable('operator', { owner: { operator_id: 'uuid' }, people: 'operators' }),
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
