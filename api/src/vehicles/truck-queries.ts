import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { lockedRow } from '../resources/rows.ts';
import { truckMissing } from './errors.ts';
import { besideTruck, truckFields } from './truck-fields.ts';

export function findTrucks(
  { db }: Context,
  companyId: string,
  part: ValidatedInput<typeof listTrucks>['query'],
) {
  return asCompany(db, companyId, (tx) =>
    paged(trucksOf(tx, companyId), { key: 'created_at', cast: 'timestamptz', direction: 'desc', ...part }),
  );
}

export function trucksOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('trucks')
    .select(truckFields.columns)
    .select(besideTruck)
    .where('company_id', '=', companyId);
}

export const lockedTruck = (tx: Transaction<Schema>, companyId: string, id: string) =>
  lockedRow(
    tx.selectFrom('trucks').select(truckFields.columns).where('company_id', '=', companyId),
    id,
    truckMissing,
  );
