import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** What canary analysis has seen of each network, under names as those of sessions and companies. */
export const guardNetworks: Migration = {
  name: '0016-guard-networks',
  statements: [
    `create table guard_networks (
       rollout text not null,
       arm text not null check (arm in ('candidate', 'stable')),
       network text not null,
       fatal integer not null,
       erred integer not null,
       stage text not null,
       sessions integer not null,
       primary key (rollout, arm, network)
     )`,
    ...closed('guard_networks'),
    ...crossTenantGrant('platform', 'guard_networks', 'select, insert, update, delete'),
  ],
};
