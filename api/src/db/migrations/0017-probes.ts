import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** When each rollout's candidate was tried on the server's own account, and what came of it the last time. */
export const probes: Migration = {
  name: '0017-probes',
  statements: [
    `create table guard_probes (
       rollout text primary key,
       asked_at timestamptz not null,
       stage text,
       outcome text check (outcome in ('passed', 'failed', 'unclear'))
     )`,
    ...closed('guard_probes'),
    ...crossTenantGrant('platform', 'guard_probes', 'select, insert, update, delete'),
  ],
};
