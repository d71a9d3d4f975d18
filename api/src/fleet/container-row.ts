import type { Container } from '@hawiyat/shared/contract/containers';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Containers, Schema } from '../db/schema.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { toRiyals } from '../kernel/money.ts';
import { openOrder } from '../orders/order-filters.ts';

export const ownContainerColumns = ['id', 'number', 'type', 'size', 'price', 'status', 'version'] as const;
export type OwnContainerRow = Pick<Selectable<Containers>, (typeof ownContainerColumns)[number]>;

/** The columns that a presented container needs. */
export const containerColumns = [
  ...ownContainerColumns,
  sql<boolean>`exists (
    select from orders
    where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
  )`.as('held'),
] as const;

export type ContainerRow = OwnContainerRow & { held: boolean };

export function presentContainer({
  id,
  number,
  type,
  size,
  price,
  status,
  held,
  version,
}: ContainerRow): Container {
  return {
    id,
    containerNumber: number,
    type,
    size,
    price: toRiyals(price),
    status,
    heldByOrder: held,
    version,
  };
}

export function auditedContainer({
  number,
  type,
  size,
  price,
  status,
}: Omit<OwnContainerRow, 'id' | 'version'>) {
  return { containerNumber: number, type, size, price: toRiyals(price), status };
}

/**
 * Locks a container. Whether an order uses it is read by a separate statement, because the one that waited
 * for the lock still sees older orders.
 * @throws DomainError `container-missing` when it is another company's, deleted or unknown
 */
export async function lockedContainer(
  tx: Transaction<Schema>,
  companyId: string,
  id: string,
): Promise<OwnContainerRow> {
  const row = isId(id)
    ? await tx
        .selectFrom('containers')
        .select(ownContainerColumns)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('container-missing');
  return row;
}
