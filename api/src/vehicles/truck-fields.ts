import { editedTruck } from '@hawiyat/shared/contract/fleet/edited-truck';
import { type Truck, truckDraft, truckFacts } from '@hawiyat/shared/contract/fleet/vehicles';
import { sql } from 'kysely';
import type { Trucks } from '../db/schema.ts';
import { documentState } from '../documents/index.ts';
import { shownOnly } from '../resources/field.ts';
import { fieldsOf } from '../resources/fields.ts';

const kept = { audited: true, csv: false } as const;

export const truckFields = fieldsOf<Trucks>()(
  { answer: truckFacts, draft: truckDraft, edited: editedTruck },
  {
    id: { column: 'id', ...shownOnly },
    plate: { column: 'plate', ...kept },
    name: { column: 'name', ...kept },
    capacityTons: { column: 'capacity_tons', show: Number, store: String, ...kept },
    driverId: { column: 'driver_id', ...kept },
    notes: { column: 'notes', ...kept },
    version: { column: 'version', ...shownOnly },
  },
);

export const besideTruck = [
  sql<
    string | null
  >`(select name from drivers where drivers.company_id = trucks.company_id and drivers.id = trucks.driver_id)`.as(
    'driver_name',
  ),
  sql<string | null>`(select min(expires_on) from documents
    where documents.company_id = trucks.company_id
      and documents.owner_id = trucks.id
      and documents.replaced_at is null)`.as('expires_on'),
] as const;

export type TruckRow = typeof truckFields.row & {
  readonly driver_name: string | null;
  readonly expires_on: string | null;
};

export const presentTruck = ({ driver_name, expires_on, ...row }: TruckRow, today: string): Truck => ({
  ...truckFields.present(row),
  driverName: driver_name,
  documents: expires_on === null ? null : { expiresOn: expires_on, state: documentState(expires_on, today) },
});
