import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/containers';
import { laneLength, type OrderStatus, type Stop } from '@hawiyat/shared/contract/orders';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { requestsWithoutOffer } from './open-request-counts.ts';
import { openCounter, openOrder, openSubOrder } from './order-filters.ts';
import { withContainerAndDriver } from './order-queries.ts';
import { undeliveredOrders } from './order-states.ts';
import { tasksWithoutDriver } from './without-driver.ts';

export interface OrderCounts {
  readonly new_orders: number;
  readonly accepted_orders: number;
  readonly unassigned_orders: number;
  readonly sub_orders: number;
  readonly unassigned_sub_orders: number;
}

export interface Lane {
  readonly status: OrderStatus;
  readonly count: number;
  readonly ids: readonly string[];
}

export interface StopRow {
  readonly id: string;
  readonly order_number: number;
  /** Null for a delivery, which is the order itself. */
  readonly position: number | null;
  readonly kind: Stop['kind'];
  readonly status: string;
  readonly driver_id: string | null;
  readonly driver_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly depot_latitude: number | null;
  readonly depot_longitude: number | null;
  readonly container_number: string;
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
}

/** What a company has to do, for the numbers beside its lists. */
export function countOrdersOf({ db, now }: Context, companyId: string) {
  const today = dayOf(now());
  return asCompany(db, companyId, async (tx) => {
    const { rows } = await sql<OrderCounts>`select
        ${requestsWithoutOffer(companyId, today)} as new_orders,
        ${openTasks(sql`kind = 'delivery'`)} as accepted_orders,
        ${openTasks(sql`kind = 'delivery' and not assigned`)} as unassigned_orders,
        ${openTasks(sql`kind <> 'delivery'`)} as sub_orders,
        ${openTasks(sql`kind <> 'delivery' and not assigned`)} as unassigned_sub_orders
        from task_counters where company_id = ${companyId} and ${openCounter}`.execute(tx);
    const [counts] = rows;
    if (!counts) throw new Error('The counts have no row');
    return { ...counts, withoutDriver: await tasksWithoutDriver(tx, companyId, today) };
  });
}

const openTasks = (which: RawBuilder<unknown>) =>
  sql`coalesce(sum(tasks) filter (where ${which}), 0)::bigint`;

/** The open orders by status: how many, and the first of each, those without a driver before the others. */
export function findBoard({ db }: Context, companyId: string) {
  return asCompany(db, companyId, async (tx) => {
    const { rows: lanes } = await sql<Lane>`
      select status, count(*) as count, array_agg(id order by place) filter (where place <= ${laneLength}) as ids
      from (select id, status, row_number() over (
              partition by status order by (driver_id is null) desc, delivery_date, id) as place
            from orders where company_id = ${companyId} and ${openOrder}) as open
      group by status`.execute(tx);
    const ids = lanes.flatMap((lane) => lane.ids);
    return { lanes, orders: ids.length === 0 ? [] : await ordersOf(tx, companyId, ids) };
  });
}

/** Where drivers have to be on a day. */
export async function findStops({ db }: Context, companyId: string, day: string): Promise<StopRow[]> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<StopRow>`
        with stops as (
          select id, null::int as position, 'delivery' as kind, status, driver_id, id as order_id from orders
          where company_id = ${companyId} and delivery_date = ${day}::date
            and status in (${sql.join(undeliveredOrders)})
          union all
          select id, position, type, status, driver_id, order_id from sub_orders
          where company_id = ${companyId} and delivery_date = ${day}::date and ${openSubOrder}
        )
        select stops.id, orders.number as order_number, stops.position, stops.kind, stops.status, stops.driver_id, drivers.name as driver_name,
          orders.latitude, orders.longitude, order_settings.depot_latitude, order_settings.depot_longitude,
          containers.number as container_number,
          containers.type as container_type, containers.size as container_size
        from stops
        join orders on orders.company_id = ${companyId} and orders.id = stops.order_id
        join containers on containers.company_id = ${companyId} and containers.id = orders.container_id
        left join drivers on drivers.company_id = ${companyId} and drivers.id = stops.driver_id
        left join order_settings on order_settings.company_id = ${companyId}
        order by (stops.driver_id is null) desc, drivers.name, stops.kind, stops.id`.execute(tx),
  );
  return rows;
}

const ordersOf = (tx: Transaction<Schema>, companyId: string, ids: readonly string[]) =>
  withContainerAndDriver(
    tx.selectFrom('orders').where('orders.company_id', '=', companyId).where('orders.id', 'in', ids),
  ).execute();
