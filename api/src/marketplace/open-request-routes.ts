import { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { presentOpenRequest } from './open-request-presenter.ts';
import { findOpenRequests } from './open-request-queries.ts';

export function openRequestRoutes(app: App): void {
  serve(
    app,
    listPendingOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findOpenRequests(app, companyId, query);
      return { orders: rows.map(presentOpenRequest), ...end };
    },
    { isList: true },
  );
}
