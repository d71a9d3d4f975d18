import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { presentSubOrder } from './sub-order-presenter.ts';
import { findSubOrders } from './sub-order-queries.ts';

export function subOrderRoutes(app: App): void {
  serve(
    app,
    listSubOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findSubOrders(app, companyId, query);
      return { subOrders: rows.map(presentSubOrder), ...end };
    },
    { isList: true },
  );
}
