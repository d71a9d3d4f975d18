import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged, totalOf } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { lateOrder, openOrder } from './order-filters.ts';
import { taskSearch } from './task-search.ts';

/**
 * Joins an order's container and driver.
 * @param found the company's orders, filtered
 */
export function withContainerAndDriver(found: SelectQueryBuilder<Schema, 'orders', object>) {
  return found
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.company_id', '=', 'orders.company_id')
        .onRef('containers.id', '=', 'orders.container_id'),
    )
    .leftJoin('drivers', (join) =>
      join.onRef('drivers.company_id', '=', 'orders.company_id').onRef('drivers.id', '=', 'orders.driver_id'),
    )
    .select(['orders.id', 'orders.delivery_date', 'orders.rental_type', 'orders.rental_duration'])
    .select(['orders.unload_count', 'orders.latitude', 'orders.longitude', 'orders.total_price'])
    .select(['orders.driver_id', 'orders.status', 'orders.proof_of_delivery_url'])
    .select(['containers.number as container_number', 'containers.type as container_type'])
    .select(['containers.size as container_size', 'drivers.name as driver_name'])
    .select('drivers.picture as driver_picture');
}

/** A page of a company's orders, or all of them. */
export function findAcceptedOrders(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listAcceptedOrders>['query'],
) {
  return asCompany(db, companyId, async (tx) => {
    let found = tx.selectFrom('orders').where('orders.company_id', '=', companyId);
    if (query.status) found = found.where('orders.status', '=', query.status);
    if (query.driver)
      found = found.where('orders.driver_id', query.driver === 'assigned' ? 'is not' : 'is', null);
    if (query.day) found = found.where('orders.delivery_date', '=', query.day);
    if (query.open !== undefined)
      found = found.where(query.open ? openOrder : sql<boolean>`not (${openOrder})`);
    const isLate = lateOrder(dayOf(now()));
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
}
