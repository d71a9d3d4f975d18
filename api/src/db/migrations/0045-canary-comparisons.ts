import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * What canary analysis compares although nothing failed: by rollout and metric the comparison, and the sessions and companies
 * that it has counted, under names as those of `guard_sessions`.
 */
export const canaryComparisons: Migration = {
  name: '0045-canary-comparisons',
  statements: [
    `create table canary_comparisons (
       rollout text not null,
       metric text not null,
       comparison jsonb not null,
       changed_at timestamptz not null,
       primary key (rollout, metric)
     )`,
    `create table canary_compared (
       rollout text not null,
       metric text not null,
       stage text not null,
       arm text not null check (arm in ('candidate', 'stable')),
       kind text not null check (kind in ('session', 'company')),
       unit text not null,
       sessions integer not null,
       events integer not null,
       primary key (rollout, metric, stage, arm, kind, unit)
     )`,
    ...['canary_comparisons', 'canary_compared'].flatMap((table) => [
      ...closed(table),
      ...crossTenantGrant('platform', table, 'select, insert, update, delete'),
    ]),
  ],
};
