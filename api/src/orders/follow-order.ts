import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import type { OrderRow } from './order-row.ts';
import { containerAfter } from './order-states.ts';

export interface By {
  readonly companyId: string;
  readonly actor: Actor;
  readonly at: Date;
}

/** Updates the container to the order's new status. */
export async function followOrder(
  tx: Transaction<Schema>,
  order: OrderRow,
  to: OrderStatus,
  by: By,
): Promise<void> {
  const status = containerAfter(order.status, to);
  if (!status) return;
  const container = await tx
    .selectFrom('containers')
    .select(['id', 'number', 'status'])
    .where('company_id', '=', by.companyId)
    .where('id', '=', order.container_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (container.status === status) return;
  await tx
    .updateTable('containers')
    .set({ status })
    .where('company_id', '=', by.companyId)
    .where('id', '=', container.id)
    .execute();
  await appendEvent(tx, {
    ...by,
    type: 'container.changed',
    entityId: container.id,
    data: { status, containerNumber: container.number, orderId: order.id },
    before: { status: container.status },
    after: { status },
  });
}
