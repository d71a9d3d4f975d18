import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import type { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { openOrder } from '../orders/order-filters.ts';
import { lockedRow } from '../resources/rows.ts';
import { containerFields } from './container-fields.ts';
import { searchOf } from './container-search.ts';

export const byNumber = { key: 'counted_number', cast: 'text' } as const;

const sortKeys = {
  createdAt: { key: 'created_at', cast: 'timestamptz' },
  price: { key: 'price', cast: 'numeric', second: byNumber },
  containerNumber: { key: 'counted_number', cast: 'text' },
} as const;

/** A page of a company's containers, or all of them. */
export function findContainers(
  { db }: Context,
  companyId: string,
  {
    q = '',
    status,
    type,
    size,
    sort = 'createdAt',
    order,
    limit,
    cursor,
  }: ValidatedInput<typeof listContainers>['query'],
) {
  const search = searchOf(companyId, q);
  return asCompany(db, companyId, (tx) => {
    let found = ownContainersOf(tx, companyId).select(containerFields.computed);
    if (status) found = found.where('status', '=', status);
    if (type) found = found.where('type', '=', type);
    if (size) found = found.where('size', '=', size);
    found = search ? found.where(search) : found.modifyFront(prepared);
    const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    return paged(found, { ...sortKeys[sort], direction, limit, cursor });
  });
}

/**
 * Locks a container. Whether an order uses it is read by a separate statement, because the one that waited
 * for the lock still sees older orders.
 * @throws DomainError `container-missing` when it is another company's, deleted or unknown
 */
export const lockedContainer = (tx: Transaction<Schema>, companyId: string, id: string) =>
  lockedRow(ownContainersOf(tx, companyId), id, 'container-missing');

/** Whether an open order has a container: a statement of its own after its lock, which sees what others have committed. */
export async function isHeld(tx: Transaction<Schema>, companyId: string, id: string): Promise<boolean> {
  const holder = await tx
    .selectFrom('orders')
    .select('id')
    .where('company_id', '=', companyId)
    .where('container_id', '=', id)
    .where(openOrder)
    .executeTakeFirst();
  return holder !== undefined;
}

/** A company's containers, without the deleted ones, and without what orders make of them. */
export function ownContainersOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('containers')
    .select(containerFields.columns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
}

/** Those of the numbers that containers have which were deleted or archived, with why no other may have them. */
export async function goneNumbers(
  tx: Transaction<Schema>,
  companyId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('containers')
    .select('number')
    .where('company_id', '=', companyId)
    .where('number', '=', sql<string>`any(${numbers}::text[])`)
    .where('archived_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ number }) => [number, numberTaken]));
}
