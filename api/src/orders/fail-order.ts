import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import type { Actor } from '../events/index.ts';
import { halalas } from '../kernel/halalas.ts';
import { isId } from '../kernel/id.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { closeOrder } from './close-order.ts';
import { compensationOutOfRange, orderMissing, orderNotCancelable } from './errors.ts';
import { lockedOrder } from './order-row.ts';
import { orderMoves } from './order-states.ts';
import { isWithinTerms } from './refund.ts';

interface Failure {
  readonly companyId: string;
  readonly orderId: string;
  readonly reason: string;
  /** Halalas. */
  readonly compensation: number;
  readonly actor: Actor;
}

/** Cancels an order that a company failed: the customer gets a full refund and a compensation. */
export async function failOrder(
  context: Context,
  { companyId, orderId, reason, compensation, actor }: Failure,
): Promise<void> {
  if (!isId(companyId)) throw orderMissing();
  const at = context.now();
  await asCompany(context.db, companyId, async (tx) => {
    const order = await lockedOrder(tx, companyId, orderId);
    if (!mayMove(orderMoves, order.status, 'canceled', 'operator')) throw orderNotCancelable();
    const refund = halalas(order.total_price);
    if (!isWithinTerms(compensation, refund)) throw compensationOutOfRange();
    await closeOrder(
      tx,
      order,
      { canceledBy: 'company', refund, compensation, reason },
      { companyId, actor, at },
    );
  });
}
