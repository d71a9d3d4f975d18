import { addOrderNote, fetchOrder, fetchSubOrder } from '@hawiyat/shared/contract/orders/order-details';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { addNote } from './add-note.ts';
import { orderMissing } from './errors.ts';
import { presentNote, presentOrderDetails } from './order-details-presenter.ts';
import { findDetailsOfSubOrder, findOrderDetails } from './order-details-queries.ts';

export function orderDetailsRoutes(app: App): void {
  serve(app, fetchOrder, async ({ params: { orderId }, session: { companyId } }) => ({
    details: presentOrderDetails(await findOrderDetails(app, companyId, orderId)),
  })).throws(orderMissing);

  serve(app, fetchSubOrder, async ({ params: { subOrderId }, session: { companyId } }) => ({
    subOrderId,
    details: presentOrderDetails(await findDetailsOfSubOrder(app, companyId, subOrderId)),
  })).throws(orderMissing);

  serve(app, addOrderNote, async ({ params: { orderId }, body: { text }, session }) => ({
    note: presentNote(await addNote(app, session, { orderId, text })),
  })).throws(orderMissing);
}
