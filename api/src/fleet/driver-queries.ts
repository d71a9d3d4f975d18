import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { openOrder, openSubOrder } from '../orders/index.ts';
import { lockedRow } from '../resources/rows.ts';
import { driverFields } from './driver-fields.ts';
import { driverMissing } from './errors.ts';

const byAge = { key: 'created_at', cast: 'timestamptz' } as const;
export const byName = { key: 'name', cast: 'text' } as const;

const sortKeys = {
  createdAt: byAge,
  name: { ...byName, second: byAge },
} as const;

export function findDrivers(
  { db }: Context,
  companyId: string,
  {
    q = '',
    availability,
    sort = 'createdAt',
    order,
    limit,
    cursor,
  }: ValidatedInput<typeof listDrivers>['query'],
) {
  const text = normalizeForSearch(q);
  return asCompany(db, companyId, (tx) => {
    let found = driversOf(tx, companyId);
    if (availability) found = found.where('availability', '=', availability);
    found = text ? found.where(driverFields.matches(text)) : found.modifyFront(prepared);
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return paged(found, { ...sortKeys[sort], direction, limit, cursor });
  });
}

export function driversOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('drivers')
    .select(driverFields.columns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
}

export const lockedDriver = (tx: Transaction<Schema>, companyId: string, id: string) =>
  lockedRow(driversOf(tx, companyId), id, driverMissing);

/** Call it after the driver's lock, to see the orders that others have committed. */
export async function hasOpenTask(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders where company_id = ${companyId} and driver_id = ${driverId} and ${openOrder})
      or exists (select from sub_orders where company_id = ${companyId} and driver_id = ${driverId} and ${openSubOrder})
      as found`.execute(tx);
  return rows[0]?.found ?? false;
}
