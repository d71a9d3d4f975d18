import { listAcceptedOrders, listPendingOrders, type PendingOrder } from '@hawiyat/shared/contract/orders';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { sql } from 'kysely';
import type { App } from '../app-context.ts';
import { paged, totalOf } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { serve } from '../server/serve.ts';
import { presentAcceptedOrder, withContainerAndDriver } from './accepted-order.ts';
import { lateOrder, offeredBy, openOrder, openRequest } from './order-filters.ts';
import { presentRequest, type RequestRow } from './order-presenter.ts';
import { taskSearch } from './task-search.ts';

/** Type and size as shown and as stored: people search for either. */
const kindText = sql<string>`folded(requests.container_type || ' ' || requests.container_size || ' ' ||
  replace(replace(requests.container_size, 'yard', 'ياردة'), 'with lid', 'بغطاء'))`;

export function orderRoutes(app: App): void {
  serve(
    app,
    listPendingOrders,
    async ({ query, session: { companyId } }) => {
      const text = normalizeForSearch(query.q ?? '');
      const page = await asCompany(app.db, companyId, async (tx) => {
        let found = tx.selectFrom('requests').where(openRequest(dayOf(app.now())));
        if (query.type) found = found.where('container_type', '=', query.type);
        if (query.applied !== undefined)
          found = found.where(
            query.applied ? offeredBy(companyId) : sql<boolean>`not ${offeredBy(companyId)}`,
          );
        if (text) found = found.where(sql<boolean>`strpos(${kindText}, ${text}) > 0`);
        const rows = found
          .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
          .select(['latitude', 'longitude', offeredBy(companyId).as('applied')]);
        const { order: direction = 'asc', limit, cursor, skip } = query;
        const paging = { key: 'delivery_date', cast: 'date', direction, limit, cursor, skip } as const;
        return { ...(await paged(rows, paging)), ...(await totalOf(found, skip)) };
      });
      const { rows, ...end } = page;
      return { orders: rows.map(pendingOrderOf), ...end };
    },
    { isList: true },
  );

  serve(
    app,
    listAcceptedOrders,
    async ({ query, session: { companyId } }) => {
      const page = await asCompany(app.db, companyId, async (tx) => {
        let found = tx.selectFrom('orders').where('orders.company_id', '=', companyId);
        if (query.status) found = found.where('orders.status', '=', query.status);
        if (query.driver)
          found = found.where('orders.driver_id', query.driver === 'assigned' ? 'is not' : 'is', null);
        if (query.day) found = found.where('orders.delivery_date', '=', query.day);
        if (query.open !== undefined)
          found = found.where(query.open ? openOrder : sql<boolean>`not (${openOrder})`);
        const isLate = lateOrder(dayOf(app.now()));
        if (query.late !== undefined) found = found.where(query.late ? isLate : sql<boolean>`not ${isLate}`);
        const matches = taskSearch('orders', companyId, query.q);
        if (matches) found = found.where(matches);
        const { sort, order: direction = 'asc', limit, cursor, skip } = query;
        const by =
          sort === 'totalPrice'
            ? ({ key: 'orders.total_price', cast: 'numeric' } as const)
            : ({ key: 'orders.delivery_date', cast: 'date' } as const);
        const paging = { ...by, id: 'orders.id', direction, limit, cursor, skip };
        return {
          ...(await paged(withContainerAndDriver(found), paging)),
          ...(await totalOf(found, skip)),
        };
      });
      const { rows, ...end } = page;
      return { orders: rows.map(presentAcceptedOrder), ...end };
    },
    { isList: true },
  );
}

function pendingOrderOf(row: RequestRow & { applied: boolean }): PendingOrder {
  return { ...presentRequest(row), applied: row.applied };
}
