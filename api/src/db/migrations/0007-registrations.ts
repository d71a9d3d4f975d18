import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** How a company comes in: a verified address, a registration, a review, and the letters that go with it. */
export const registrations: Migration = {
  name: '0007-registrations',
  statements: [
    `create table email_verifications (
       email text primary key check (email = lower(email)),
       salt bytea not null,
       code_hash bytea not null,
       tries integer not null default 0,
       sent_at timestamptz not null,
       expires_at timestamptz not null,
       verified_at timestamptz
     )`,
    ...closed('email_verifications'),
    ...crossTenantGrant('platform', 'email_verifications', 'select, insert, update, delete'),

    `create table registrations (
       id uuid primary key default gen_random_uuid(),
       company_name text not null,
       commercial_number text not null,
       tax_number text not null,
       phone text not null,
       bank_name text not null,
       account_number text not null,
       iban text not null,
       account_name text not null,
       email text not null check (email = lower(email)),
       password_hash text,
       logo_url text not null,
       status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
       reason text,
       company_id uuid references companies,
       created_at timestamptz not null default now(),
       reviewed_at timestamptz,
       check ((status = 'pending') = (reviewed_at is null)),
       check ((status = 'approved') = (company_id is not null)),
       check ((status = 'rejected') = (reason is not null)),
       check ((status = 'pending') = (password_hash is not null))
     )`,
    `create unique index registrations_pending on registrations (email) where status = 'pending'`,
    'create index registrations_newest on registrations (created_at desc, id desc)',
    ...closed('registrations'),
    ...crossTenantGrant('platform', 'registrations', 'select, insert, update'),
    'create index companies_by_commercial_number on companies (commercial_number)',

    // What is to be sent, written with the change that it tells of. Sent letters keep neither text nor recipient.
    `create table mails (
       id uuid primary key default gen_random_uuid(),
       recipient text,
       letter jsonb,
       created_at timestamptz not null default now(),
       tries integer not null default 0,
       next_try_at timestamptz not null default now(),
       sent_at timestamptz,
       check ((sent_at is null) = (recipient is not null and letter is not null))
     )`,
    'create index mails_waiting on mails (next_try_at) where sent_at is null',
    ...closed('mails'),
    ...crossTenantGrant('platform', 'mails', 'select, insert, update, delete'),

    // Counted where every server process sees it. A key is a hash: no address stands here.
    `create table attempts (
       key bytea primary key,
       count integer not null,
       ends_at timestamptz not null
     )`,
    'create index attempts_ended on attempts (ends_at)',
    ...closed('attempts'),
    ...crossTenantGrant('sign_in', 'attempts', 'select, insert, update, delete'),
  ],
};
