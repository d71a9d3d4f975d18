import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** What has been published, and which release of each remote (and of the host) everybody gets. */
export const releases: Migration = {
  name: '0006-releases',
  statements: [
    `create table releases (
       of text not null,
       id text not null,
       manifest jsonb not null,
       published_at timestamptz not null default now(),
       primary key (of, id)
     )`,
    ...closed('releases'),
    // No update and no delete: a release is immutable.
    ...crossTenantGrant('platform', 'releases', 'select, insert'),

    `create table stable_releases (
       of text primary key,
       release_id text not null,
       previous_release_id text,
       changed_at timestamptz not null default now(),
       foreign key (of, release_id) references releases,
       foreign key (of, previous_release_id) references releases
     )`,
    ...closed('stable_releases'),
    ...crossTenantGrant('platform', 'stable_releases', 'select, insert, update'),
  ],
};
