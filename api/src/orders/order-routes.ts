import * as details from '@hawiyat/shared/contract/orders/order-details';
import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { noteMissing, orderMissing, placeUnknown } from './errors.ts';
import { addNote, deleteNote } from './notes.ts';
import { presentNote, presentOrderDetails } from './order-details-presenter.ts';
import { findDetailsOfSubOrder, findOrderDetails } from './order-details-queries.ts';
import { presentAcceptedOrder } from './order-presenter.ts';
import { findAcceptedOrders } from './order-queries.ts';
import { presentSubOrder } from './sub-order-presenter.ts';
import { findSubOrders } from './sub-order-queries.ts';

export function orderRoutes(app: App): void {
  serve(
    app,
    listAcceptedOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findAcceptedOrders(app, companyId, query);
      return { orders: rows.map(presentAcceptedOrder), ...end };
    },
    { isList: true },
  ).throws(placeUnknown);
}

export function orderDetailsRoutes(app: App): void {
  serve(app, details.fetchOrder, async ({ params: { orderId }, session: { companyId } }) => ({
    details: presentOrderDetails(await findOrderDetails(app, companyId, orderId)),
  })).throws(orderMissing);

  serve(app, details.fetchSubOrder, async ({ params: { subOrderId }, session: { companyId } }) => ({
    subOrderId,
    details: presentOrderDetails(await findDetailsOfSubOrder(app, companyId, subOrderId)),
  })).throws(orderMissing);

  serve(app, details.addOrderNote, async ({ params: { orderId }, body: { text }, session }) => ({
    note: presentNote(await addNote(app, session, { orderId, text })),
  })).throws(orderMissing);

  serve(app, details.deleteOrderNote, ({ params, session }) => deleteNote(app, session, params)).throws(
    noteMissing,
  );
}

export function subOrderRoutes(app: App): void {
  serve(
    app,
    listSubOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findSubOrders(app, companyId, query);
      return { subOrders: rows.map(presentSubOrder), ...end };
    },
    { isList: true },
  ).throws(placeUnknown);
}
