import { closed } from './company-table.ts';
import type { Migration } from './migration.ts';

const arm = `arm text not null check (arm in ('candidate', 'stable'))`;

const counts = (table: string, unit: string) => [
  `create table ${table} (
     rollout text not null,
     ${arm},
     ${unit} text not null,
     fatal integer not null,
     uncaught_error integer not null,
     stage text not null,
     sessions integer not null,
     died integer not null,
     primary key (rollout, arm, ${unit})
   )`,
  ...closed(table),
];

/** Names of sessions, companies and networks belong to one rollout (its salt) and identify nobody. */
export const canary: Migration = {
  name: '0013-canary',
  statements: [
    `create table canary_windows (
       rollout text primary key,
       analysis_window jsonb not null,
       changed_at timestamptz not null
     )`,
    ...closed('canary_windows'),
    `create table canary_sessions (
       rollout text not null,
       ${arm},
       session text not null,
       fatal boolean not null,
       uncaught_error boolean not null,
       stage text not null,
       died boolean not null,
       primary key (rollout, arm, session)
     )`,
    ...closed('canary_sessions'),
    ...counts('canary_companies', 'company'),
    ...counts('canary_networks', 'network'),

    `create table canary_probes (
       rollout text primary key,
       asked_at timestamptz not null,
       stage text,
       outcome text check (outcome in ('passed', 'failed', 'unclear'))
     )`,
    ...closed('canary_probes'),

    `create table canary_comparisons (
       rollout text not null,
       metric text not null,
       comparison jsonb not null,
       changed_at timestamptz not null,
       primary key (rollout, metric)
     )`,
    ...closed('canary_comparisons'),
    `create table canary_compared (
       rollout text not null,
       metric text not null,
       stage text not null,
       ${arm},
       kind text not null check (kind in ('session', 'company')),
       unit text not null,
       sessions integer not null,
       events integer not null,
       primary key (rollout, metric, stage, arm, kind, unit)
     )`,
    ...closed('canary_compared'),
    // The last times of each company with a release, to compare a candidate's times with.
    `create table canary_earlier_times (
       remote text not null,
       release text not null,
       company text not null,
       times jsonb not null,
       changed_at timestamptz not null,
       primary key (remote, release, company)
     )`,
    'create index canary_earlier_times_age on canary_earlier_times (changed_at)',
    ...closed('canary_earlier_times'),
  ],
};
