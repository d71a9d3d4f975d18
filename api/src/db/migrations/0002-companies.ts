import { closed, companyRows, companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

const roles = "('owner', 'dispatcher', 'accountant', 'viewer')";

export const companies: Migration = {
  name: '0002-companies',
  statements: [
    // `kind` is "real" except for sandboxes and demos, which end.
    `create table companies (
       id uuid primary key default gen_random_uuid(),
       identifier text not null unique check (identifier ~ '^9[0-9]{9}$'),
       name text not null,
       commercial_number text not null,
       tax_number text not null,
       phone text not null,
       logo_url text,
       status text not null default 'active' check (status in ('active', 'suspended')),
       last_container_number integer not null default 0,
       created_at timestamptz not null default now(),
       two_factor_required boolean not null default false,
       kind text not null default 'real' check (kind in ('real', 'sandbox', 'demo')),
       sandbox_of uuid references companies,
       ends_at timestamptz,
       network_hash text,
       check ((kind = 'real') = (ends_at is null)),
       check ((kind = 'sandbox') = (sandbox_of is not null))
     )`,
    'create index companies_by_commercial_number on companies (commercial_number)',
    'create unique index sandbox_of_company on companies (sandbox_of) where sandbox_of is not null',
    'create index companies_that_expire on companies (ends_at) where ends_at is not null',
    ...closed('companies'),
    `create policy company on companies to hawiyat_company
       using (id = current_company()) with check (id = current_company())`,
    `grant select, update (last_container_number, two_factor_required, name, phone, logo_url)
       on companies to hawiyat_company`,

    ...companyTable('bank_accounts', {
      id: null,
      key: 'company_id',
      columns: `
        bank_name text not null,
        account_number text not null,
        iban text not null,
        account_name text not null`,
      rights: 'select',
    }),

    // The row of a removed person stays for the audit log, with an address and a password that cannot sign in.
    ...companyTable('admins', {
      columns: `
        name text not null,
        email text not null check (email = lower(email)),
        password_hash text not null,
        created_at timestamptz not null default now(),
        role text not null default 'owner' check (role in ${roles}),
        removed_at timestamptz,
        last_used_at timestamptz,
        unique (company_id, email)`,
      rights: `select (company_id, id, name, email, created_at, role, removed_at, last_used_at), insert,
        update (name, email, password_hash, role, removed_at)`,
      indexes: [
        'create index admins_by_email on admins (email)',
        'create index admins_removed on admins (removed_at) where removed_at is not null',
      ],
    }),

    ...companyTable('invites', {
      columns: `
        name text not null,
        email text not null check (email = lower(email)),
        role text not null check (role in ${roles}),
        token_hash bytea not null unique check (octet_length(token_hash) = 32),
        invited_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        unique (company_id, email),
        foreign key (company_id, invited_by) references admins`,
      rights: 'select, insert, delete',
      indexes: ['create index invites_of_person on invites (company_id, invited_by)'],
    }),

    // A company may confirm and withdraw a change, but has no right to the columns that decide about it.
    ...companyTable('bank_changes', {
      id: 'uuid not null default gen_random_uuid() unique',
      columns: `
        bank_name text not null,
        account_number text not null,
        iban text not null,
        account_name text not null,
        -- Without a key: the person may be gone before the row.
        requested_by uuid not null,
        requested_at timestamptz not null,
        salt bytea,
        code_hash bytea,
        tries integer not null default 0,
        expires_at timestamptz not null,
        confirmed_at timestamptz,
        withdrawn_at timestamptz,
        decision text check (decision in ('approved', 'rejected')),
        decided_at timestamptz,
        reason text,
        previous jsonb,
        status text not null generated always as (
          case when withdrawn_at is not null then 'withdrawn' when decision is not null then decision
            when confirmed_at is not null then 'waiting' else 'unconfirmed' end
        ) stored,
        check (decision is null or (confirmed_at is not null and withdrawn_at is null)),
        check ((decision is null) = (decided_at is null)),
        check ((decision is not distinct from 'rejected') = (reason is not null))`,
      rights: `select,
        insert (company_id, bank_name, account_number, iban, account_name, requested_by, requested_at, salt, code_hash,
          expires_at),
        update (tries, salt, code_hash, confirmed_at, withdrawn_at)`,
      indexes: [
        `create unique index bank_changes_open on bank_changes (company_id)
           where withdrawn_at is null and decision is null`,
        'create index bank_changes_newest on bank_changes (company_id, requested_at desc)',
        `create index bank_changes_confirmed on bank_changes (confirmed_at desc, id desc)
           where confirmed_at is not null`,
      ],
    }),

    // One row per saved page of settings, by the contract's names. Columns are generated for what lists join.
    ...companyTable('company_settings', {
      id: null,
      key: 'company_id, page',
      columns: `
        page text not null,
        settings jsonb not null default '{}',
        version integer not null default 1,
        depot_latitude double precision
          generated always as ((settings -> 'depot' ->> 'latitude')::double precision) stored,
        depot_longitude double precision
          generated always as ((settings -> 'depot' ->> 'longitude')::double precision) stored`,
      rights: 'select, insert, update',
    }),

    ...companyTable('first_days', {
      id: null,
      key: 'company_id',
      columns: 'hidden_at timestamptz not null',
      rights: 'select, insert',
    }),

    // Every consent and withdrawal stays; the newest counts.
    ...companyTable('consents', {
      id: 'bigint not null generated always as identity',
      columns: `
        admin_id uuid not null,
        channel text not null,
        given boolean not null,
        text_version int not null,
        at timestamptz not null,
        foreign key (company_id, admin_id) references admins`,
      rights: 'select, insert, delete',
      indexes: ['create index consents_of_admin on consents (company_id, admin_id, channel, id)'],
    }),

    // One code per address and browser.
    `create table email_codes (
       email text not null,
       browser text not null,
       salt bytea not null,
       code_hash bytea not null,
       tries integer not null default 0,
       sent_at timestamptz not null,
       expires_at timestamptz not null,
       verified_at timestamptz,
       primary key (email, browser)
     )`,
    'create index email_codes_sent on email_codes (sent_at)',
    ...closed('email_codes'),

    // Registrations precede their company; an approved one names it.
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
    'create index registrations_of_company on registrations (company_id) where company_id is not null',
    ...companyRows('registrations'),
  ],
};
