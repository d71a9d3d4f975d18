import type { Context } from '../db/context.ts';
import { asPlatform } from '../db/tenant.ts';
import { type Actor, appendEvent } from '../events/index.ts';
import { orderMissing, refundSettled } from './errors.ts';
import { type RefundRow, refundColumns, refundOfOrder } from './refund-queries.ts';

export function settleRefund(
  { db, now }: Context,
  { companyId, orderId, actor }: { companyId: string; orderId: string; actor: Actor },
): Promise<RefundRow> {
  const at = now();
  return asPlatform(db, async (tx) => {
    if (!(await refundOfOrder(tx, companyId, orderId))) throw orderMissing();
    // Of two calls for the same payment, one succeeds.
    const settled = await tx
      .updateTable('orders')
      .set({ refunded_at: at })
      .where('company_id', '=', companyId)
      .where('id', '=', orderId)
      .where('refunded_at', 'is', null)
      .returning(refundColumns)
      .executeTakeFirst();
    if (!settled) throw refundSettled();
    await appendEvent(tx, {
      companyId,
      type: 'order.refunded',
      entityId: orderId,
      actor: actor,
      at,
      data: { status: 'canceled' },
      after: { refundedAt: at.toISOString() },
    });
    return settled;
  });
}
