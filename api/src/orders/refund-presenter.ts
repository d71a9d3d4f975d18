import type { Refund } from '@hawiyat/shared/contract/orders/refunds';
import { dayOf } from '../kernel/calendar.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { refundDueBy } from './refund.ts';
import type { RefundRow } from './refund-queries.ts';

export function presentRefund(row: RefundRow, today: string): Refund {
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
