import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listTrucks } from '@hawiyat/shared/contract/fleet/vehicles';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';
import { truckMissing } from './errors.ts';
import { besideTruck, type TruckRow, truckFields } from './truck-fields.ts';

/** A page of a company's trucks, or all of them, the newest first. */
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

export function truckOf(tx: Transaction<Schema>, companyId: string, id: string): Promise<TruckRow> {
  return trucksOf(tx, companyId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** @throws DomainError `truck-missing` when it is another company's, deleted or unknown */
export async function lockedTruck(tx: Transaction<Schema>, companyId: string, id: string) {
  const row = isId(id)
    ? await tx
        .selectFrom('trucks')
        .select(truckFields.columns)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw truckMissing();
  return row;
}
