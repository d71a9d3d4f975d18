import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/**
 * What vouches for the log of rollouts: a seal on each line, and the sealed end of each log, apart from it. Only a server
 * knows the key, so the first that starts with this seals what there is; a server from before it writes lines without.
 */
export const logHeads: Migration = {
  name: '0018-log-heads',
  statements: [
    'alter table release_events add column seal text',
    `create table release_log_heads (
       of text primary key,
       seq integer not null,
       hash text not null,
       unsealed integer not null,
       seal text not null
     )`,
    ...closed('release_log_heads'),
    ...crossTenantGrant('platform', 'release_log_heads', 'select, insert, update'),
  ],
};
