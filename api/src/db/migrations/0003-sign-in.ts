import { closed, companyRows } from './company-table.ts';
import type { Migration } from './migration.ts';
import { sessionTable } from './session-table.ts';

export const signIn: Migration = {
  name: '0003-sign-in',
  statements: [
    ...sessionTable('admin', {
      owner: { company_id: 'uuid not null', admin_id: 'uuid not null' },
      people: 'admins',
      columns: [
        'device text',
        'network text',
        // A session in a sandbox ends with the real session that opened it.
        'opened_from bytea references admin_sessions on delete cascade',
      ],
    }),
    'create index admin_sessions_opened_from on admin_sessions (opened_from) where opened_from is not null',

    `create table email_links (
       token_hash bytea primary key check (octet_length(token_hash) = 32),
       company_id uuid not null,
       admin_id uuid not null,
       kind text not null check (kind in ('password', 'sign-in')),
       browser_hash bytea check (octet_length(browser_hash) = 32),
       is_known boolean not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       foreign key (company_id, admin_id) references admins on delete cascade,
       check ((kind = 'sign-in') = (browser_hash is not null))
     )`,
    'create index email_links_of_person on email_links (company_id, admin_id)',
    ...companyRows('email_links'),

    `create table two_factor_secrets (
       company_id uuid not null,
       admin_id uuid not null,
       sealed_secret bytea not null,
       confirmed_at timestamptz,
       last_step bigint not null default 0,
       primary key (company_id, admin_id),
       foreign key (company_id, admin_id) references admins on delete cascade
     )`,
    ...companyRows('two_factor_secrets'),
    `create table recovery_codes (
       company_id uuid not null,
       admin_id uuid not null,
       code_hash bytea not null check (octet_length(code_hash) = 32),
       primary key (company_id, admin_id, code_hash),
       foreign key (company_id, admin_id) references two_factor_secrets on delete cascade
     )`,
    ...companyRows('recovery_codes'),

    // Shared by all server processes. A key is a hash: no address is stored.
    `create table attempts (
       key bytea primary key,
       count integer not null,
       ends_at timestamptz not null
     )`,
    'create index attempts_ended on attempts (ends_at)',
    ...closed('attempts'),

    // Keys and bodies are hashes. A row is "under way" until the change's transaction marks it done or its claim runs
    // out; the answer comes later and belongs to its `owner`.
    `create table idempotency_keys (
       id bytea primary key,
       request_hash bytea not null,
       attempt uuid not null,
       state text not null check (state in ('under_way', 'done', 'answered')),
       claimed_until timestamptz not null,
       created_at timestamptz not null,
       answer text,
       owner text
     )`,
    'create index idempotency_keys_oldest on idempotency_keys (created_at)',
    'create index idempotency_keys_answers on idempotency_keys (owner) where answer is not null',
    ...closed('idempotency_keys'),
  ],
};
