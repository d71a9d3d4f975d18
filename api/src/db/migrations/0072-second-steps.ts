import { closed, crossTenantGrant } from './company-table.ts';
import type { Migration } from './migration.ts';

/** A person's second step of the sign-in, its recovery codes, and whether a company demands one. */
export const secondSteps: Migration = {
  name: '0072-second-steps',
  statements: [
    `create table second_steps (
       company_id uuid not null,
       admin_id uuid not null,
       sealed_secret bytea not null,
       confirmed_at timestamptz,
       last_step bigint not null default 0,
       primary key (company_id, admin_id),
       foreign key (company_id, admin_id) references admins on delete cascade
     )`,
    ...closed('second_steps'),
    ...crossTenantGrant('sign_in', 'second_steps', 'select, insert, update, delete'),

    `create table recovery_codes (
       company_id uuid not null,
       admin_id uuid not null,
       code_hash bytea not null check (octet_length(code_hash) = 32),
       primary key (company_id, admin_id, code_hash),
       foreign key (company_id, admin_id) references second_steps on delete cascade
     )`,
    ...closed('recovery_codes'),
    ...crossTenantGrant('sign_in', 'recovery_codes', 'select, insert, delete'),

    'alter table companies add column second_step_required boolean not null default false',
    'grant select (second_step_required) on companies to hawiyat_sign_in',
    'grant update (second_step_required) on companies to hawiyat_company',
  ],
};
