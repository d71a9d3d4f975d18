import type { Container } from '@hawiyat/shared/contract/containers';
import { type Selectable, sql, type Transaction } from 'kysely';
import { openOrder } from '../db/order-filters.ts';
import type { Containers, Schema } from '../db/schema.ts';
import { toRiyals } from '../domain/money.ts';
import { HttpError } from '../http/http-error.ts';
import { isId } from '../http/id.ts';

/** What is the container's own. */
export const ownContainerColumns = ['id', 'number', 'type', 'size', 'price', 'status', 'version'] as const;
export type OwnContainerRow = Pick<Selectable<Containers>, (typeof ownContainerColumns)[number]>;

/** What the wire's container is made of, to be selected or returned from `containers`. */
export const containerColumns = [
  ...ownContainerColumns,
  sql<boolean>`exists (
    select from orders
    where orders.company_id = containers.company_id and orders.container_id = containers.id and ${openOrder}
  )`.as('held'),
] as const;

export type ContainerRow = OwnContainerRow & { held: boolean };

/** Row → wire. */
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

/** What the audit trail keeps of it. */
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
 * Locks a container. Whether an order holds it is for a statement of its own, after the lock: the one that waited for
 * the lock still sees the orders of before.
 * @throws HttpError 404 when it is another company's, deleted, or was never there
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
  if (!row) throw new HttpError(404, 'الحاوية غير موجودة.');
  return row;
}
