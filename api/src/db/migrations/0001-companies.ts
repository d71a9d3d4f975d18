import { closed, companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';
import { role } from './role.ts';

/** Companies, who signs in for them, and their sessions; and the roles that all later tables speak of. */
export const companies: Migration = {
  name: '0001-companies',
  statements: [
    ...role('hawiyat_company'),
    ...role('hawiyat_sign_in'),
    ...role('hawiyat_platform'),

    // Null when no company is set, and nothing equals null: then no row is seen.
    `create function current_company() returns uuid language sql stable
       as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$`,

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
       created_at timestamptz not null default now()
     )`,
    ...closed('companies'),
    `create policy company on companies to hawiyat_company
       using (id = current_company()) with check (id = current_company())`,
    'grant select, update (last_container_number) on companies to hawiyat_company',
    ...crossTenantGrant('sign_in', 'companies', 'select (id, identifier, name, logo_url, status)'),
    ...crossTenantGrant('platform', 'companies', 'select, insert, update'),

    `create table bank_accounts (
       company_id uuid primary key references companies,
       bank_name text not null,
       account_number text not null,
       iban text not null,
       account_name text not null
     )`,
    ...companyTable('bank_accounts', 'select'),
    ...crossTenantGrant('platform', 'bank_accounts', 'select, insert, update'),

    `create table admins (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       name text not null,
       email text not null check (email = lower(email)),
       password_hash text not null,
       created_at timestamptz not null default now(),
       primary key (company_id, id),
       unique (company_id, email)
     )`,
    ...companyTable('admins', 'select (company_id, id, name, email, created_at)'),
    ...crossTenantGrant('sign_in', 'admins', 'select'),
    ...crossTenantGrant('platform', 'admins', 'select (company_id, id, name, email, created_at), insert'),

    // Found by the token alone, before any company is known: so the key is the token's hash.
    `create table sessions (
       token_hash bytea primary key check (octet_length(token_hash) = 32),
       company_id uuid not null,
       admin_id uuid not null,
       created_at timestamptz not null default now(),
       last_used_at timestamptz not null default now(),
       expires_at timestamptz not null check (expires_at > created_at),
       foreign key (company_id, admin_id) references admins on delete cascade
     )`,
    'create index sessions_of_admin on sessions (company_id, admin_id)',
    ...closed('sessions'),
    ...crossTenantGrant('sign_in', 'sessions', 'select, insert, update (last_used_at), delete'),
    ...crossTenantGrant('platform', 'sessions', 'select (company_id, admin_id), delete'),
  ],
};
