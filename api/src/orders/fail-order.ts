import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import type { Actor } from '../events/event-log.ts';
import { halalas } from '../kernel/halalas.ts';
import { isId } from '../kernel/id.ts';
import { mayMove } from '../kernel/state-machine.ts';
import { HttpError, invalid } from '../server/http-error.ts';
import { closeOrder } from './close-order.ts';
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

/**
 * The platform decides that a company failed an order: the customer gets a full refund and a compensation of
 * up to twice the rental.
 * @throws HttpError 404; 409 when the order is over; 400 when the compensation exceeds the terms
 */
export async function failOrder(
  app: App,
  { companyId, orderId, reason, compensation, actor }: Failure,
): Promise<void> {
  if (!isId(companyId)) throw new HttpError(404, 'الطلب غير موجود.');
  const at = app.now();
  await asCompany(app.db, companyId, async (tx) => {
    const order = await lockedOrder(tx, companyId, orderId);
    if (!mayMove(orderMoves, order.status, 'canceled', 'operator'))
      throw new HttpError(409, 'لا يمكن إلغاء الطلب في حالته الحالية.');
    const refund = halalas(order.total_price);
    if (!isWithinTerms(compensation, refund))
      throw invalid({ compensation: 'القيمة خارج النطاق المسموح به' });
    await closeOrder(
      tx,
      order,
      { canceledBy: 'company', refund, compensation, reason },
      { companyId, actor, at },
    );
  });
}
