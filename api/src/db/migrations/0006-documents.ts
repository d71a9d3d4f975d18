import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

export const documents: Migration = {
  name: '0006-documents',
  statements: companyTable('documents', {
    id: 'uuid not null default gen_random_uuid() unique',
    columns: `
      owner text not null check (owner in ('company', 'truck', 'driver')),
      truck_id uuid,
      driver_id uuid,
      -- Whose it is; a company is its own. Under row-level security no index on the expression itself is used.
      owner_id uuid not null generated always as (coalesce(truck_id, driver_id, company_id)) stored,
      kind text not null,
      -- A document and those that it has replaced.
      series uuid not null default gen_random_uuid(),
      title text,
      -- Null of a driving license: its number is the driver's own.
      number text,
      issued_on date,
      expires_on date not null,
      -- Under uploads/private; no address leads there.
      file text,
      created_at timestamptz not null default now(),
      replaced_at timestamptz,
      -- The last of 30, 14, 7 and 0 days that the company was warned of.
      warned_days smallint,
      version integer not null default 1,
      foreign key (company_id, truck_id) references trucks on delete cascade,
      foreign key (company_id, driver_id) references drivers,
      check ((owner = 'truck') = (truck_id is not null)),
      check ((owner = 'driver') = (driver_id is not null)),
      check (issued_on <= expires_on)`,
    rights: 'select, insert, update, delete',
    versioned: ['title', 'number', 'issued_on', 'expires_on'],
    indexes: [
      `create unique index documents_current on documents (company_id, owner_id, kind)
         where replaced_at is null and kind <> 'other'`,
      'create index documents_by_expiry on documents (company_id, expires_on, id) where replaced_at is null',
      'create index documents_of_owner on documents (company_id, owner_id, kind)',
      'create index documents_of_truck on documents (company_id, truck_id) where truck_id is not null',
      'create index documents_of_driver on documents (company_id, driver_id) where driver_id is not null',
      'create index documents_of_series on documents (company_id, series)',
      `create index documents_to_warn on documents (expires_on)
         where replaced_at is null and warned_days is distinct from 0`,
    ],
  }),
};
