import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Who may publish, and how each published release was signed. */
export const teams: Migration = {
  name: '0015-teams',
  statements: [
    `create table teams (
       id uuid primary key default gen_random_uuid(),
       of text not null,
       name text not null,
       public_key text not null,
       token_hash bytea not null unique,
       created_at timestamptz not null,
       revoked_at timestamptz
     )`,
    ...closed('teams'),
    ...crossTenantGrant('platform', 'teams', 'select, insert, update (revoked_at)'),
    // Null: what came with a server and was adopted by it. The text is what was signed, byte for byte.
    `alter table releases add column team_id uuid references teams,
       add column signed text, add column signature text`,
  ],
};
