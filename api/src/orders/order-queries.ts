import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import type { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { pageAtOffset } from '../db/page-at-offset.ts';
import { inPageOf, paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { byFlags, countedByWeek, lateOrder, openOrder, orderNeedsAction } from './order-filters.ts';
import { byDayOrMatch, taskSearch } from './task-search.ts';

export function withContainerAndDriver(found: SelectQueryBuilder<Schema, 'orders', object>) {
  return found
    .innerJoin('containers', sameCompany('containers.id', 'orders.container_id'))
    .leftJoin('drivers', sameCompany('drivers.id', 'orders.driver_id'))
    .leftJoin('company_settings', (join) =>
      join
        .onRef('company_settings.company_id', '=', 'orders.company_id')
        .on('company_settings.page', '=', orderSettings.name),
    )
    .select(['company_settings.depot_latitude', 'company_settings.depot_longitude'])
    .select([
      'orders.id',
      'orders.number',
      'orders.delivery_date',
      'orders.rental_type',
      'orders.rental_duration',
    ])
    .select(['orders.unload_count', 'orders.latitude', 'orders.longitude', 'orders.total_price'])
    .select(['orders.driver_id', 'orders.status', 'orders.proof_of_delivery_url'])
    .select(['containers.number as container_number', 'containers.type as container_type'])
    .select(['containers.size as container_size', 'drivers.name as driver_name'])
    .select('drivers.picture as driver_picture');
}

export function findAcceptedOrders(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listAcceptedOrders>['query'],
) {
  return asCompany(db, companyId, async (tx) => {
    const { status, open, late, needsAction, driver, day, sort, limit, cursor, skip } = query;
    const direction = query.order ?? (sort === 'match' ? 'desc' : 'asc');
    const all = tx.selectFrom('orders').where('orders.company_id', '=', companyId);
    let found = all;
    let counters = tx
      .selectFrom('task_counters as orders')
      .where('orders.company_id', '=', companyId)
      .where('orders.kind', '=', 'delivery');
    if (status) {
      found = found.where('orders.status', '=', status);
      counters = counters.where('orders.status', '=', status);
    }
    if (driver) {
      found = found.where('orders.driver_id', driver === 'assigned' ? 'is not' : 'is', null);
      counters = counters.where('orders.assigned', '=', driver === 'assigned');
    }
    if (open !== undefined) {
      const isOpen = open ? openOrder : sql<boolean>`not (${openOrder})`;
      found = found.where(isOpen);
      counters = counters.where(isOpen);
    }
    if (day) found = found.where('orders.delivery_date', '=', day);
    const today = dayOf(now());
    const { wanted, leftOut } = byFlags([
      [late, lateOrder(today)],
      [needsAction, orderNeedsAction(today)],
    ]);
    for (const condition of wanted) found = found.where(condition);
    const others = leftOut && found.where(leftOut);
    if (leftOut) found = found.where(sql<boolean>`not ${leftOut}`);
    const search = await taskSearch(tx, 'orders', companyId, query);
    const parts = search ? search.parts.map((part) => found.where(part)) : [found];
    const walk = search?.isScattered && { ...search, table: 'orders', list: found };
    if (search) found = found.where(search.matches);

    const by =
      sort === 'totalPrice'
        ? ({ key: 'orders.total_price', cast: 'numeric' } as const)
        : byDayOrMatch('orders', sort === 'match' ? search : null);
    const paging = { ...by, id: 'orders.id', direction, limit, cursor, skip };
    if (skip === undefined && limit !== undefined) {
      const page = all.where(inPageOf(parts, paging, walk));
      return paged(withContainerAndDriver(page), { ...paging, cursor: undefined });
    }
    if (skip === undefined) return paged(withContainerAndDriver(found), paging);
    const days = (tasks: typeof found) => tasks.select('orders.delivery_date');
    let counts = sql`${counters.select(['orders.week as day', 'orders.tasks as number'])}`;
    if (others) counts = sql`${counts} union all ${countedByWeek([days(others)], -1)}`;
    // The counters know neither days nor what is searched.
    if (day || wanted.length > 0 || search) counts = countedByWeek(parts.map(days));
    const spans = { counts, days: 7, dayColumn: 'orders.delivery_date' } as const;
    return pageAtOffset(tx, { found, withColumns: withContainerAndDriver }, spans, paging);
  });
}
