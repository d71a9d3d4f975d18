import {
  failOrder as failOrderCall,
  listRefunds,
  type Refund,
  settleRefund as settleRefundCall,
} from '@hawiyat/shared/contract/orders/refunds';
import type { App } from '../app-context.ts';
import { operatorActor } from '../auth/index.ts';
import { asPlatform } from '../db/tenant.ts';
import { serve } from '../http/serve.ts';
import { dayOf } from '../kernel/calendar.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { compensationOutOfRange, orderMissing, orderNotCancelable, refundSettled } from './errors.ts';
import { failOrder } from './fail-order.ts';
import { refundDueBy } from './refund.ts';
import { findRefunds, type RefundRow, refundOfOrder } from './refund-queries.ts';
import { settleRefund } from './settle-refund.ts';

export function refundRoutes(app: App): void {
  const today = () => dayOf(app.now());

  serve(app, failOrderCall, async ({ params: { companyId, orderId }, body, session }) => {
    const { reason, compensation } = body;
    const actor = operatorActor(session);
    await failOrder(app, { companyId, orderId, reason, compensation: Math.round(compensation * 100), actor });
    const row = await asPlatform(app.db, (tx) => refundOfOrder(tx, companyId, orderId));
    if (!row) throw new Error('An order that was just canceled has no refund');
    return { refund: presentRefund(row, today()) };
  }).throws(orderMissing, orderNotCancelable, compensationOutOfRange);

  serve(
    app,
    listRefunds,
    async ({ query }) => {
      const { rows, ...end } = await findRefunds(app, query);
      return { refunds: rows.map((row) => presentRefund(row, today())), ...end };
    },
    { isList: true },
  );

  serve(app, settleRefundCall, async ({ params: { companyId, orderId }, session }) => {
    const row = await settleRefund(app, { companyId, orderId, actor: operatorActor(session) });
    return { refund: presentRefund(row, today()) };
  }).throws(orderMissing, refundSettled);
}

function presentRefund(row: RefundRow, today: string): Refund {
  const { company_id, id, number, canceled_at, canceled_by, refund, compensation, refunded_at } = row;
  if (canceled_at === null || canceled_by === null || refund === null)
    throw new Error('A refund without its cancellation');
  const dueBy = refundDueBy(dayOf(canceled_at));
  return {
    companyId: company_id,
    orderId: id,
    number: orderNumber(number),
    amount: refund,
    compensation: compensation ?? '0.00',
    canceledAt: canceled_at.toISOString(),
    canceledBy: canceled_by,
    dueBy,
    overdue: refunded_at === null && dueBy < today,
    paidAt: refunded_at?.toISOString() ?? null,
  };
}
