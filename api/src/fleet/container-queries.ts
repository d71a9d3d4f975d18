import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { numberTaken } from '@hawiyat/shared/contract/fleet/container-numbers';
import type { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { prepared } from '../db/prepared.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { openOrder } from '../orders/index.ts';
import { lockedRow } from '../resources/rows.ts';
import { containerFields } from './container-fields.ts';
import { searchOf } from './container-search.ts';
import { containerMissing } from './errors.ts';

export const byNumber = { key: 'counted_number', cast: 'text' } as const;

const sortKeys = {
  createdAt: { key: 'created_at', cast: 'timestamptz' },
  price: { key: 'price', cast: 'numeric', second: byNumber },
  containerNumber: { key: 'counted_number', cast: 'text' },
} as const;

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

/** Locks a container. A separate statement must read its orders: one that waited for the lock sees older orders. */
export const lockedContainer = (tx: Transaction<Schema>, companyId: string, id: string) =>
  lockedRow(ownContainersOf(tx, companyId), id, containerMissing);

/** Whether an open order has the container; call it after the lock. */
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

export function ownContainersOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('containers')
    .select(containerFields.columns)
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null);
}

/** Numbers of deleted and archived containers, with the reason why no other container may have them. */
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
