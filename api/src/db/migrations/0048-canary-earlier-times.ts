import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** The last times of each company with a release, with which those of a candidate are compared. */
export const canaryEarlierTimes: Migration = {
  name: '0048-canary-earlier-times',
  statements: [
    `create table canary_earlier_times (
       remote text not null,
       release text not null,
       metric text not null,
       company text not null,
       times jsonb not null,
       changed_at timestamptz not null,
       primary key (remote, release, metric, company)
     )`,
    'create index canary_earlier_times_age on canary_earlier_times (changed_at)',
    ...closed('canary_earlier_times'),
    ...crossTenantGrant('platform', 'canary_earlier_times', 'select, insert, update, delete'),
  ],
};
