import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import type { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { pageAtOffset } from '../db/page-at-offset.ts';
import { inPageOf, paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import {
  byFlags,
  countedByWeek,
  openSubOrder,
  overdueSubOrder,
  subOrderNeedsAction,
} from './order-filters.ts';
import { byDayOrMatch, taskSearch } from './task-search.ts';

export function findSubOrders(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listSubOrders>['query'],
) {
  return asCompany(db, companyId, async (tx) => {
    const { type, status, open, overdue, needsAction, driver, day, sort, limit, cursor, skip } = query;
    const direction = query.order ?? (sort === 'match' ? 'desc' : 'asc');
    const all = tx.selectFrom('sub_orders').where('sub_orders.company_id', '=', companyId);
    let found = all;
    let counters = tx
      .selectFrom('task_counters as sub_orders')
      .where('sub_orders.company_id', '=', companyId)
      .where('sub_orders.kind', 'in', type ? [type] : ['unload', 'return']);
    if (type) found = found.where('sub_orders.type', '=', type);
    if (status) {
      found = found.where('sub_orders.status', '=', status);
      counters = counters.where('sub_orders.status', '=', status);
    }
    if (driver) {
      found = found.where('sub_orders.driver_id', driver === 'assigned' ? 'is not' : 'is', null);
      counters = counters.where('sub_orders.assigned', '=', driver === 'assigned');
    }
    if (open !== undefined) {
      const isOpen = open ? openSubOrder : sql<boolean>`not (${openSubOrder})`;
      found = found.where(isOpen);
      counters = counters.where(isOpen);
    }
    if (day) found = found.where('sub_orders.delivery_date', '=', day);
    const today = dayOf(now());
    const { wanted, leftOut } = byFlags([
      [overdue, overdueSubOrder(today)],
      [needsAction, subOrderNeedsAction(today)],
    ]);
    for (const condition of wanted) found = found.where(condition);
    const others = leftOut && found.where(leftOut);
    if (leftOut) found = found.where(sql<boolean>`not ${leftOut}`);
    const search = await taskSearch(tx, 'sub_orders', companyId, { ...query, type: query.containerType });
    const parts = search ? search.parts.map((part) => found.where(part)) : [found];
    const walk = search?.isScattered && { ...search, table: 'sub_orders', list: found };
    if (search) found = found.where(search.matches);

    const by = byDayOrMatch('sub_orders', sort === 'match' ? search : null);
    const paging = { ...by, id: 'sub_orders.id', direction, limit, cursor, skip };
    if (skip === undefined && limit !== undefined)
      return paged(withOrder(all.where(inPageOf(parts, paging, walk))), { ...paging, cursor: undefined });
    if (skip === undefined) return paged(withOrder(found), paging);
    const days = (tasks: typeof found) => tasks.select('sub_orders.delivery_date');
    let counts = sql`${counters.select(['sub_orders.week as day', 'sub_orders.tasks as number'])}`;
    if (others) counts = sql`${counts} union all ${countedByWeek([days(others)], -1)}`;
    // The counters know neither days nor what is searched.
    if (day || wanted.length > 0 || search) counts = countedByWeek(parts.map(days));
    const spans = { counts, days: 7, dayColumn: 'sub_orders.delivery_date' } as const;
    return pageAtOffset(tx, { found, withColumns: withOrder }, spans, paging);
  });
}

export function withOrder(found: SelectQueryBuilder<Schema, 'sub_orders', object>) {
  return found
    .innerJoin('orders', sameCompany('orders.id', 'sub_orders.order_id'))
    .innerJoin('containers', sameCompany('containers.id', 'orders.container_id'))
    .leftJoin('drivers', sameCompany('drivers.id', 'sub_orders.driver_id'))
    .leftJoin('company_settings', (join) =>
      join
        .onRef('company_settings.company_id', '=', 'sub_orders.company_id')
        .on('company_settings.page', '=', orderSettings.name),
    )
    .select(['company_settings.depot_latitude', 'company_settings.depot_longitude'])
    .select(['sub_orders.id', 'sub_orders.type', 'sub_orders.delivery_date', 'sub_orders.status'])
    .select(['sub_orders.driver_id', 'drivers.name as driver_name', 'drivers.picture as driver_picture'])
    .select(['sub_orders.position', 'sub_orders.order_id', 'orders.number as order_number'])
    .select(['orders.latitude', 'orders.longitude', 'containers.number as container_number'])
    .select(['containers.type as container_type', 'containers.size as container_size']);
}

export type SubOrderRow = Awaited<ReturnType<typeof findSubOrders>>['rows'][number];
