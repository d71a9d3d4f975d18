import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * Which cluster's transactions have numbered the events, and up to which event. In a database that was restored the old
 * numbers mean nothing: what happened before is not told again when the new ones have passed them.
 */
export const eventClusters: Migration = {
  name: '0024-event-clusters',
  statements: [
    `create table event_clusters (
       id bigint generated always as identity primary key,
       cluster text not null,
       after_id bigint not null,
       noted_at timestamptz not null default now()
     )`,
    ...closed('event_clusters'),
    ...crossTenantGrant('platform', 'event_clusters', 'select, insert'),
    'create policy company on event_clusters for select to hawiyat_company using (true)',
    'grant select on event_clusters to hawiyat_company',
  ],
};
