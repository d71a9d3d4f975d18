import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** Releases that named people see before a rollout. The link's signature covers a row's first columns. */
export const previews: Migration = {
  name: '0040-previews',
  statements: [
    `create table release_previews (
       id uuid primary key default gen_random_uuid(),
       of text not null,
       release text not null,
       emails jsonb not null,
       until timestamptz not null,
       created_by text not null,
       created_at timestamptz not null,
       revoked_at timestamptz,
       opened_at timestamptz
     )`,
    ...closed('release_previews'),
    ...crossTenantGrant(
      'platform',
      'release_previews',
      'select, insert, update (revoked_at, opened_at), delete',
    ),
  ],
};
