import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

export const drivers: Migration = {
  name: '0003-drivers',
  statements: [
    `create table drivers (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid(),
       name text not null check (char_length(name) >= 2),
       phone text not null,
       email text check (email = lower(email)),
       password_hash text,
       availability text not null default 'available'
         check (availability in ('available', 'on_duty', 'off_duty', 'on_break')),
       identity_number text not null,
       license_number text,
       picture text,
       created_at timestamptz not null default now(),
       archived_at timestamptz,
       primary key (company_id, id)
     )`,
    // A driver who left frees phone and identity number for one who comes back.
    `create unique index drivers_phone on drivers (company_id, phone) where archived_at is null`,
    `create unique index drivers_identity on drivers (company_id, identity_number) where archived_at is null`,
    `create index drivers_newest on drivers (company_id, created_at desc, id) where archived_at is null`,
    ...companyTable('drivers', 'select, insert, update'),
  ],
};
