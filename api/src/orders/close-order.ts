import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { appendEvent } from '../events/index.ts';
import { decimalOf } from '../kernel/halalas.ts';
import { type By, followOrder } from './follow-order.ts';
import { canceledNotification } from './order-notifications.ts';
import type { OrderRow } from './order-row.ts';
import { closedSubOrders } from './order-states.ts';

interface Closing {
  readonly canceledBy: 'customer' | 'company';
  /** Halalas. */
  readonly refund: number;
  readonly compensation: number;
  /** Failure reason of the open tasks, and of the order when the company failed. */
  readonly reason: string;
}

/** Cancels a locked order: stores the refund, ends its open tasks, and frees its container unless it was delivered. */
export async function closeOrder(
  tx: Transaction<Schema>,
  order: OrderRow,
  { canceledBy, refund, compensation, reason }: Closing,
  by: By,
): Promise<void> {
  const amounts = { refund: decimalOf(refund), compensation: decimalOf(compensation) };
  await tx
    .updateTable('orders')
    .set({
      status: 'canceled',
      canceled_at: by.at,
      canceled_by: canceledBy,
      failure_reason: canceledBy === 'company' ? reason : null,
      ...amounts,
    })
    .where('company_id', '=', by.companyId)
    .where('id', '=', order.id)
    .execute();
  const ended = await tx
    .updateTable('sub_orders')
    .set({ status: 'failed', failure_reason: reason })
    .from((eb) =>
      eb
        .selectFrom('sub_orders')
        .select(['id', 'status as was'])
        .where('company_id', '=', by.companyId)
        .where('order_id', '=', order.id)
        .where('status', 'not in', closedSubOrders)
        .forUpdate()
        .as('open'),
    )
    .where('sub_orders.company_id', '=', by.companyId)
    .whereRef('sub_orders.id', '=', 'open.id')
    .returning(['sub_orders.id', 'open.was'])
    .execute();
  await appendEvent(
    tx,
    {
      ...by,
      type: 'order.canceled',
      entityId: order.id,
      data: { status: 'canceled', notification: canceledNotification(order, canceledBy) },
      before: { status: order.status },
      after: { status: 'canceled', canceledBy, ...amounts },
    },
    ...ended.map(({ id, was }) => ({
      ...by,
      type: 'sub_order.moved' as const,
      entityId: id,
      data: { status: 'failed', orderId: order.id },
      before: { status: was },
      after: { status: 'failed', reason },
    })),
  );
  await followOrder(tx, order, 'canceled', by);
}
