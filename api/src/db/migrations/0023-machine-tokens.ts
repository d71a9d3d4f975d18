import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** What machines call the platform with: each token for one purpose, by a name that is never given twice. */
export const machineTokens: Migration = {
  name: '0023-machine-tokens',
  statements: [
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
    ...crossTenantGrant('platform', 'machine_tokens', 'select, insert, update (revoked_at)'),
  ],
};
