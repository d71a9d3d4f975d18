import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * What canary analysis has seen of each rollout, by the rollout's salt. Sessions, companies and networks stand under names that
 * belong to one rollout and lead back to nobody; some days after its end all of it is deleted.
 */
export const guard: Migration = {
  name: '0014-guard',
  statements: [
    `create table guard_watches (
       rollout text primary key,
       watch jsonb not null,
       changed_at timestamptz not null
     )`,
    `create table guard_sessions (
       rollout text not null,
       arm text not null check (arm in ('candidate', 'stable')),
       session text not null,
       fatal boolean not null,
       erred boolean not null,
       stage text not null,
       primary key (rollout, arm, session)
     )`,
    `create table guard_companies (
       rollout text not null,
       arm text not null check (arm in ('candidate', 'stable')),
       company text not null,
       fatal integer not null,
       erred integer not null,
       stage text not null,
       sessions integer not null,
       primary key (rollout, arm, company)
     )`,
    ...['guard_watches', 'guard_sessions', 'guard_companies'].flatMap((table) => [
      ...closed(table),
      ...crossTenantGrant('platform', table, 'select, insert, update, delete'),
    ]),
  ],
};
