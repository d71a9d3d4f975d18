import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';
import { sessionTable } from './session-table.ts';

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
    ...sessionTable('operator', { owner: { operator_id: 'uuid' }, people: 'operators' }),
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
