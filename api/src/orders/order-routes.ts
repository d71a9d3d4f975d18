import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { presentAcceptedOrder } from './order-presenter.ts';
import { findAcceptedOrders } from './order-queries.ts';

export function orderRoutes(app: App): void {
  serve(
    app,
    listAcceptedOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findAcceptedOrders(app, companyId, query);
      return { orders: rows.map(presentAcceptedOrder), ...end };
    },
    { isList: true },
  );
}
