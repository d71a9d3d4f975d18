import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { listSubOrders } from '@hawiyat/shared/contract/sub-orders';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged, totalOf } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { openSubOrder, overdueSubOrder } from './order-filters.ts';
import { taskSearch } from './task-search.ts';

/** A page of a company's sub-orders, or all of them. */
export async function findSubOrders(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listSubOrders>['query'],
) {
  return asCompany(db, companyId, async (tx) => {
    let found = tx.selectFrom('sub_orders').where('sub_orders.company_id', '=', companyId);
    if (query.type) found = found.where('sub_orders.type', '=', query.type);
    if (query.status) found = found.where('sub_orders.status', '=', query.status);
    if (query.driver)
      found = found.where('sub_orders.driver_id', query.driver === 'assigned' ? 'is not' : 'is', null);
    if (query.day) found = found.where('sub_orders.delivery_date', '=', query.day);
    if (query.open !== undefined)
      found = found.where(query.open ? openSubOrder : sql<boolean>`not (${openSubOrder})`);
    const isOverdue = overdueSubOrder(dayOf(now()));
    if (query.overdue !== undefined)
      found = found.where(query.overdue ? isOverdue : sql<boolean>`not ${isOverdue}`);
    const matches = taskSearch('sub_orders', companyId, query.q);
    if (matches) found = found.where(matches);
    const rows = found
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.company_id', '=', 'sub_orders.company_id')
          .onRef('orders.id', '=', 'sub_orders.order_id'),
      )
      .innerJoin('containers', (join) =>
        join
          .onRef('containers.company_id', '=', 'orders.company_id')
          .onRef('containers.id', '=', 'orders.container_id'),
      )
      .leftJoin('drivers', (join) =>
        join
          .onRef('drivers.company_id', '=', 'sub_orders.company_id')
          .onRef('drivers.id', '=', 'sub_orders.driver_id'),
      )
      .select(['sub_orders.id', 'sub_orders.type', 'sub_orders.delivery_date', 'sub_orders.status'])
      .select(['sub_orders.driver_id', 'drivers.name as driver_name', 'drivers.picture as driver_picture'])
      .select('orders.latitude')
      .select(['orders.longitude', 'containers.number as container_number'])
      .select(['containers.type as container_type', 'containers.size as container_size']);
    const { order: direction = 'asc', limit, cursor, skip } = query;
    const by = { key: 'sub_orders.delivery_date', cast: 'date', id: 'sub_orders.id' } as const;
    const paging = { ...by, direction, limit, cursor, skip };
    return { ...(await paged(rows, paging)), ...(await totalOf(found, skip)) };
  });
}

export type SubOrderRow = Awaited<ReturnType<typeof findSubOrders>>['rows'][number];
