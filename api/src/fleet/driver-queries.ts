import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { openOrder, openSubOrder } from '../orders/index.ts';
import { driverFields } from './driver-fields.ts';
import { driverMissing, driverNotArchived, identityTaken, phoneTaken } from './errors.ts';

const byAge = { key: 'created_at', cast: 'timestamptz' } as const;
export const byName = { key: 'name', cast: 'text' } as const;

const sortKeys = {
  createdAt: byAge,
  name: { ...byName, second: byAge },
} as const;

/** A page of a company's drivers, or all of them. */
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

/** A company's drivers, without those who left. */
export function driversOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('drivers')
    .select(driverFields.columns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
}

/** @throws DomainError `driver-missing` when it is another company's, deleted or unknown */
export async function lockedDriver(tx: Transaction<Schema>, companyId: string, id: string) {
  const row = isId(id)
    ? await driversOf(tx, companyId)
        .select('password_hash')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw driverMissing();
  return row;
}

/** Locks a driver who can be deleted, also an archived one; undefined when he is neither. */
export async function deletableDriver(tx: Transaction<Schema>, companyId: string, id: string) {
  return isId(id)
    ? tx
        .selectFrom('drivers')
        .select(driverFields.columns)
        .select('restorable_until')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where((eb) => eb.or([eb('archived_at', 'is', null), eb('restorable_until', 'is not', null)]))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
}

/** Locks an archived driver who can still be restored. */
export async function archivedDriver(tx: Transaction<Schema>, companyId: string, id: string, at: Date) {
  const row = await deletableDriver(tx, companyId, id);
  if (!row?.restorable_until || row.restorable_until <= at) throw driverNotArchived();
  return row;
}

/** A statement of its own after his lock sees orders that others have committed meanwhile. */
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

const takenIndexes = new Map<string | null, DomainErrorMaker>([
  ['drivers_phone', phoneTaken],
  ['drivers_identity', identityTaken],
]);

/**
 * Runs work that writes drivers. Only the database decides whether a number is free, because two adds at once
 * would both find it free.
 * @throws DomainError `phone-taken` or `identity-taken` by another driver; it never says who
 */
export async function withFreeNumbers<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const taken = takenIndexes.get(violatedIndex(error));
    throw taken ? taken({ cause: error }) : error;
  }
}
