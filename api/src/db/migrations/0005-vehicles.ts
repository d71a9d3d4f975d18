import { companyTable } from './company-table.ts';
import type { Migration } from './migration.ts';

export const vehicles: Migration = {
  name: '0005-vehicles',
  statements: companyTable('trucks', {
    id: 'uuid not null default gen_random_uuid() unique',
    columns: `
      -- As shared/contract/fleet/plate.ts writes it.
      plate text not null check (plate ~ '^[1-9][0-9]{0,3} [ABDEGHJKLNRSTUVXZ]{3}$'),
      name text,
      capacity_tons numeric(5,1) check (capacity_tons > 0),
      driver_id uuid,
      notes text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      foreign key (company_id, driver_id) references drivers`,
    rights: 'select, insert, update, delete',
    versioned: ['plate', 'name', 'capacity_tons', 'driver_id', 'notes'],
    indexes: [
      'create unique index trucks_plate on trucks (company_id, plate)',
      'create unique index trucks_driver on trucks (company_id, driver_id) where driver_id is not null',
    ],
  }),
};
