import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** A line for what was stable before there was a log, in the words and with the hash of `releases/chain.ts`. */
const kept = (column: 'previous_release_id' | 'release_id') =>
  `insert into release_events (of, seq, at, actor, reason, event, previous, hash)
   select of, seq, at, 'server', '', event, previous, encode(sha256(convert_to(
     '["' || previous || '","' || of || '",' || seq || ',"'
       || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","server",""]' || event, 'UTF8')), 'hex')
   from (
     select s.of, date_trunc('milliseconds', s.changed_at) as at,
       '{"type":"adopted","release":"' || s.${column} || '"}' as event,
       coalesce(e.seq, 0) + 1 as seq, coalesce(e.hash, repeat('0', 64)) as previous
     from stable_releases s left join release_events e on e.of = s.of
     where s.${column} is not null
   ) lines`;

/** What happened to each remote's releases, only ever added to; what is stable follows from it. */
export const rollouts: Migration = {
  name: '0013-rollouts',
  statements: [
    `create table release_events (
       id bigint generated always as identity primary key,
       of text not null,
       seq integer not null,
       at timestamptz not null,
       actor text not null,
       reason text not null,
       event text not null,
       previous text not null,
       hash text not null,
       unique (of, seq)
     )`,
    kept('previous_release_id'),
    kept('release_id'),
    ...closed('release_events'),
    ...crossTenantGrant('platform', 'release_events', 'select, insert'),
    'drop table stable_releases',
  ],
};
