import { versionTrigger } from './0026-versions.ts';
import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

/** A company's trucks, each with its usual driver, and the plate of the one that delivered an order. */
export const trucks: Migration = {
  name: '0112-trucks',
  statements: [
    `create table trucks (
       company_id uuid not null references companies,
       id uuid not null default gen_random_uuid() unique,
       -- As shared/contract/fleet/plate.ts writes it.
       plate text not null check (plate ~ '^[1-9][0-9]{0,3} [ABDEGHJKLNRSTUVXZ]{3}$'),
       name text,
       capacity_tons numeric(5,1) check (capacity_tons > 0),
       driver_id uuid,
       notes text,
       version integer not null default 1,
       created_at timestamptz not null default now(),
       primary key (company_id, id),
       foreign key (company_id, driver_id) references drivers
     )`,
    'create unique index trucks_plate on trucks (company_id, plate)',
    'create unique index trucks_driver on trucks (company_id, driver_id) where driver_id is not null',
    versionTrigger('trucks', ['plate', 'name', 'capacity_tons', 'driver_id', 'notes']),
    ...companyTable('trucks', 'select, insert, update, delete'),
    'alter table orders add column truck_plate text',
  ],
};
