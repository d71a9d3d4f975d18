import {
  type AcceptedOrder,
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders';
import { folded } from '@hawiyat/shared/locale/folded';
import { type Selectable, sql } from 'kysely';
import { lateOrder, offeredBy, openOrder, openRequest } from '../db/order-filters.ts';
import type { Orders } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../domain/calendar.ts';
import type { App } from '../http/context.ts';
import { paged } from '../http/paging.ts';
import { serve } from '../http/serve.ts';
import { jobSearch } from './job-search.ts';
import { containerOf, driverOf, locationOf, type RequestRow, requestOf } from './order-wire.ts';

/** Type and size as the panel shows them, and as the contract names them: people search for either. */
const kindText = sql<string>`folded(requests.container_type || ' ' || requests.container_size || ' ' ||
  replace(replace(requests.container_size, 'yard', 'ياردة'), 'with lid', 'بغطاء'))`;

/** The two lists of orders (specification, section 2 "Orders"): what may be offered on, and what was accepted. */
export function orderRoutes(app: App): void {
  serve(app, listPendingOrders, async ({ query, session: { companyId } }) => {
    const text = folded(query.q ?? '');
    const page = await asCompany(app.db, companyId, (tx) => {
      let found = tx
        .selectFrom('requests')
        .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
        .select(['latitude', 'longitude', offeredBy(companyId).as('applied')])
        .where(openRequest(dayOf(app.now())));
      if (query.type) found = found.where('container_type', '=', query.type);
      if (query.applied !== undefined)
        found = found.where(query.applied ? offeredBy(companyId) : sql<boolean>`not ${offeredBy(companyId)}`);
      if (text) found = found.where(sql<boolean>`strpos(${kindText}, ${text}) > 0`);
      const { order: direction = 'asc', limit, cursor } = query;
      return paged(found, { key: 'delivery_date', cast: 'date', direction, limit, cursor });
    });
    const { rows, ...end } = page;
    return { orders: rows.map(pendingOrderOf), ...end };
  });

  serve(app, listAcceptedOrders, async ({ query, session: { companyId } }) => {
    const page = await asCompany(app.db, companyId, (tx) => {
      let found = tx
        .selectFrom('orders')
        .innerJoin('containers', (join) =>
          join
            .onRef('containers.company_id', '=', 'orders.company_id')
            .onRef('containers.id', '=', 'orders.container_id'),
        )
        .leftJoin('drivers', (join) =>
          join
            .onRef('drivers.company_id', '=', 'orders.company_id')
            .onRef('drivers.id', '=', 'orders.driver_id'),
        )
        .select(['orders.id', 'orders.delivery_date', 'orders.rental_type', 'orders.rental_duration'])
        .select(['orders.unload_count', 'orders.latitude', 'orders.longitude', 'orders.total_price'])
        .select(['orders.driver_id', 'orders.status', 'orders.proof_of_delivery_url'])
        .select(['containers.number as container_number', 'containers.type as container_type'])
        .select(['containers.size as container_size', 'drivers.name as driver_name'])
        .where('orders.company_id', '=', companyId);
      if (query.status) found = found.where('orders.status', '=', query.status);
      if (query.driver)
        found = found.where('orders.driver_id', query.driver === 'assigned' ? 'is not' : 'is', null);
      if (query.day) found = found.where('orders.delivery_date', '=', query.day);
      if (query.open !== undefined)
        found = found.where(query.open ? openOrder : sql<boolean>`not (${openOrder})`);
      const isLate = lateOrder(dayOf(app.now()));
      if (query.late !== undefined) found = found.where(query.late ? isLate : sql<boolean>`not ${isLate}`);
      const matches = jobSearch(query.q);
      if (matches) found = found.where(matches);
      const { sort, order: direction = 'asc', limit, cursor } = query;
      const by =
        sort === 'totalPrice'
          ? ({ key: 'orders.total_price', cast: 'numeric' } as const)
          : ({ key: 'orders.delivery_date', cast: 'date' } as const);
      return paged(found, { ...by, id: 'orders.id', direction, limit, cursor });
    });
    const { rows, ...end } = page;
    return { orders: rows.map(acceptedOrderOf), ...end };
  });
}

function pendingOrderOf(row: RequestRow & { applied: boolean }): PendingOrder {
  return { ...requestOf(row), applied: row.applied };
}

type OrderColumns =
  | Exclude<keyof RequestRow, 'container_type' | 'container_size'>
  | 'rental_duration'
  | 'total_price'
  | 'driver_id'
  | 'status'
  | 'proof_of_delivery_url';

function acceptedOrderOf(
  row: Pick<Selectable<Orders>, OrderColumns> &
    Parameters<typeof containerOf>[0] & { driver_name: string | null },
): AcceptedOrder {
  return {
    id: row.id,
    deliveryDate: row.delivery_date,
    rentalType: row.rental_type,
    rentalDuration: row.rental_duration,
    unloadCount: row.unload_count,
    deliveryLocation: locationOf(row),
    totalPrice: row.total_price,
    driverId: row.driver_id,
    Driver: driverOf(row.driver_name),
    status: row.status,
    proofOfDeliveryUrl: row.proof_of_delivery_url,
    Container: containerOf(row),
  };
}
