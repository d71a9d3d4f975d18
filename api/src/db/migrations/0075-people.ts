import { companyTable, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** People join a company by an invite, change their role, and leave; sessions say where they are. */
export const people: Migration = {
  name: '0075-people',
  statements: [
    // A removed person's row stays for the trail, with an address and a password by which no version signs in.
    `alter table admins
       add column removed_at timestamptz,
       add column last_used_at timestamptz`,
    'grant select (removed_at) on admins to hawiyat_platform',
    `grant select (removed_at, last_used_at), insert, update (name, email, password_hash, role, removed_at)
       on admins to hawiyat_company`,
    'grant update (last_used_at) on admins to hawiyat_sign_in',

    `alter table sessions
       add column id uuid not null default gen_random_uuid(),
       add column device text,
       add column network text`,
    `create policy company on sessions to hawiyat_company using (company_id = current_company())`,
    'grant select, delete on sessions to hawiyat_company',

    `create table invites (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       name text not null,
       email text not null check (email = lower(email)),
       role text not null check (role in ('owner', 'dispatcher', 'accountant', 'viewer')),
       token_hash bytea not null unique check (octet_length(token_hash) = 32),
       invited_by uuid not null,
       created_at timestamptz not null,
       expires_at timestamptz not null,
       primary key (company_id, id),
       unique (company_id, email),
       foreign key (company_id, invited_by) references admins
     )`,
    ...companyTable('invites', 'select, insert, delete'),
    ...crossTenantGrant('sign_in', 'invites', 'select'),
  ],
};
