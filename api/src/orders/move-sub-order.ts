import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { failureReasonMissing, orderMissing, orderNotMovable } from './errors.ts';
import { type By, followOrder } from './follow-order.ts';
import { failedNotification } from './order-notifications.ts';
import { lockedOrder, type OrderRow } from './order-row.ts';
import { closedSubOrders, mayBegin, orderAfter, subOrderMoves } from './order-states.ts';

interface Move {
  readonly companyId: string;
  readonly driverId: string;
  readonly subOrderId: string;
  readonly to: SubOrderStatus;
  /** Required for a failure. */
  readonly reason: string | null;
}

export async function moveSubOrder(context: Context, move: Move): Promise<void> {
  const { companyId, driverId, to } = move;
  const at = context.now();
  const by: By = { companyId, actor: { kind: 'driver', id: driverId }, at };
  await asCompany(context.db, companyId, async (tx) => {
    const { task, order } = await lockedTask(tx, move);
    const allowed = mayMove(subOrderMoves[task.type], task.status, to, 'driver');
    const begins = to === 'pick_up_in_progress';
    if (
      !allowed ||
      (begins && !mayBegin(task.type, order.status, await openUnloads(tx, companyId, order.id)))
    )
      throw orderNotMovable();
    const reason = to === 'failed' ? (move.reason?.trim() ?? '') : null;
    if (reason === '') throw failureReasonMissing();
    await tx
      .updateTable('sub_orders')
      .set({ status: to, failure_reason: reason, completed_at: to === 'completed' ? at : null })
      .where('company_id', '=', companyId)
      .where('id', '=', task.id)
      .execute();
    await appendEvent(tx, {
      ...by,
      type: 'sub_order.moved',
      entityId: task.id,
      data: {
        ...{ status: to, orderId: order.id, driverId },
        ...(to === 'failed' && { notification: failedNotification(order, task) }),
      },
      before: { status: task.status },
      after: { status: to, ...(reason !== null && { reason }) },
    });
    await moveItsOrder(tx, order, orderAfter(task.type, task.status, to), by);
    if (to === 'failed' && task.type === 'return') await sendAgain(tx, order.id, by);
  });
}

/** The order is locked before its task: see `lockedOrder`. */
async function lockedTask(tx: Transaction<Schema>, { companyId, driverId, subOrderId }: Move) {
  const missing = orderMissing();
  if (!isId(subOrderId)) throw missing;
  const ofTask = tx
    .selectFrom('sub_orders')
    .select(['id', 'order_id', 'position', 'type', 'status'])
    .where('company_id', '=', companyId)
    .where('id', '=', subOrderId)
    .where('driver_id', '=', driverId);
  const found = await ofTask.executeTakeFirst();
  if (!found) throw missing;
  const order = await lockedOrder(tx, companyId, found.order_id);
  return { order, task: await ofTask.forUpdate().executeTakeFirstOrThrow() };
}

async function openUnloads(tx: Transaction<Schema>, companyId: string, orderId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('sub_orders')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .where('type', '=', 'unload')
    .where('status', 'not in', closedSubOrders)
    .executeTakeFirstOrThrow();
  return open;
}

async function moveItsOrder(
  tx: Transaction<Schema>,
  order: OrderRow,
  to: ReturnType<typeof orderAfter>,
  by: By,
): Promise<void> {
  if (to === null) return;
  await tx
    .updateTable('orders')
    .set({ status: to, completed_at: to === 'completed' ? by.at : null })
    .where('company_id', '=', by.companyId)
    .where('id', '=', order.id)
    .execute();
  await appendEvent(tx, {
    ...by,
    type: 'order.moved',
    entityId: order.id,
    data: { status: to },
    before: { status: order.status },
    after: { status: to },
  });
  await followOrder(tx, order, to, by);
}

/** A container has to come back: a failed return is repeated the next day, with a newly assigned driver. */
async function sendAgain(tx: Transaction<Schema>, orderId: string, by: By): Promise<void> {
  const task = await tx
    .insertInto('sub_orders')
    .values({
      company_id: by.companyId,
      order_id: orderId,
      type: 'return',
      delivery_date: addDays(dayOf(by.at), 1),
      created_at: by.at,
    })
    .returning(['id', 'type', 'status', 'delivery_date'])
    .executeTakeFirstOrThrow();
  await appendEvent(tx, {
    ...by,
    type: 'sub_order.created',
    entityId: task.id,
    data: { status: task.status, orderId },
    after: { type: task.type, deliveryDate: task.delivery_date, status: task.status },
  });
}
