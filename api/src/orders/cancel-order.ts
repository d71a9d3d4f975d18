import type { Context } from '../db/context.ts';
import { actAs, asCustomer } from '../db/tenant.ts';
import { halalas } from '../kernel/halalas.ts';
import { isId } from '../kernel/id.ts';
import { closeOrder } from './close-order.ts';
import { orderMissing, orderNotCancelable } from './errors.ts';
import { lockedOrder } from './order-row.ts';
import { refundOf } from './refund.ts';

/** Cancels an order before delivery, by the refund bands of the terms, and returns the id of its request. */
export async function cancelOrder(context: Context, customerId: string, orderId: string): Promise<string> {
  const at = context.now();
  return asCustomer(context.db, customerId, async (tx) => {
    // The customer's role sees only own orders; the company is known only from the row.
    const own = isId(orderId)
      ? await tx
          .selectFrom('orders')
          .innerJoin('requests', 'requests.id', 'orders.request_id')
          .select(['orders.company_id', 'orders.request_id'])
          .where('orders.id', '=', orderId)
          .where('requests.customer_id', '=', customerId)
          .executeTakeFirst()
      : undefined;
    if (!own) throw orderMissing();
    const companyId = own.company_id;
    await actAs(tx, 'hawiyat_company', companyId);
    const order = await lockedOrder(tx, companyId, orderId);
    const refund = refundOf(order.status, halalas(order.total_price));
    if (refund === null) throw orderNotCancelable();
    await closeOrder(
      tx,
      order,
      { canceledBy: 'customer', refund, compensation: 0, reason: 'ألغى العميل الطلب.' },
      { companyId, actor: { kind: 'customer', id: customerId }, at },
    );
    return own.request_id;
  });
}
