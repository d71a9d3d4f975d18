import { laneLength } from '@hawiyat/shared/contract/orders/board';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { requestsWithoutOffer } from './open-request-counts.ts';
import {
  openCounter,
  openOrder,
  openSubOrder,
  orderNeedsAction,
  subOrderNeedsAction,
} from './order-filters.ts';
import { withContainerAndDriver } from './order-queries.ts';
import { withOrder } from './sub-order-queries.ts';
import { tasksWithoutDriver } from './without-driver.ts';

export interface OrderCounts {
  readonly new_orders: number;
  readonly accepted_orders: number;
  readonly unassigned_orders: number;
  readonly sub_orders: number;
  readonly unassigned_sub_orders: number;
  readonly orders_need_action: number;
  readonly sub_orders_need_action: number;
}

export interface Lane {
  readonly status: OrderStatus | SubOrderStatus;
  readonly count: number;
  readonly ids: readonly string[];
}

export function countOrdersOf({ db, now }: Context, companyId: string) {
  const today = dayOf(now());
  return asCompany(db, companyId, async (tx) => {
    const { rows } = await sql<OrderCounts>`select
        ${requestsWithoutOffer(companyId, today)} as new_orders,
        ${openTasks(sql`kind = 'delivery'`)} as accepted_orders,
        ${openTasks(sql`kind = 'delivery' and not assigned`)} as unassigned_orders,
        ${openTasks(sql`kind <> 'delivery'`)} as sub_orders,
        ${openTasks(sql`kind <> 'delivery' and not assigned`)} as unassigned_sub_orders,
        (select count(*) from orders where company_id = ${companyId} and ${orderNeedsAction(today)})
          as orders_need_action,
        (select count(*) from sub_orders where company_id = ${companyId} and ${subOrderNeedsAction(today)})
          as sub_orders_need_action
        from task_counters where company_id = ${companyId} and ${openCounter}`.execute(tx);
    const [counts] = rows;
    if (!counts) throw new Error('The counts have no row');
    return { ...counts, withoutDriver: await tasksWithoutDriver(tx, companyId, today) };
  });
}

const openTasks = (which: RawBuilder<unknown>) =>
  sql`coalesce(sum(tasks) filter (where ${which}), 0)::bigint`;

export async function findBoard({ db }: Context, companyId: string) {
  return asCompany(db, companyId, async (tx) => {
    const orderLanes = await lanesOf(tx, companyId, {
      table: sql`orders`,
      open: sql`${openOrder}`,
      kinds: sql`kind = 'delivery'`,
      newestFirst: sql`case status when 'delivered' then delivered_at end desc`,
    });
    const subOrderLanes = await lanesOf(tx, companyId, {
      table: sql`sub_orders`,
      open: openSubOrder,
      kinds: sql`kind <> 'delivery'`,
      newestFirst: sql`true`,
    });
    const idsOf = (lanes: readonly Lane[]) => lanes.flatMap((lane) => lane.ids);
    const [orderIds, subOrderIds] = [idsOf(orderLanes), idsOf(subOrderLanes)];
    return {
      ...{ orderLanes, subOrderLanes },
      orders: orderIds.length === 0 ? [] : await ordersOf(tx, companyId, orderIds),
      subOrders: subOrderIds.length === 0 ? [] : await subOrdersOf(tx, companyId, subOrderIds),
    };
  });
}

interface Tasks {
  readonly table: RawBuilder<unknown>;
  readonly open: RawBuilder<boolean>;
  /** A condition on the counters. */
  readonly kinds: RawBuilder<unknown>;
  /** Within a lane, before the day. */
  readonly newestFirst: RawBuilder<unknown>;
}

/** Counters count the completed tasks, because all that ever were are many. */
async function lanesOf(
  tx: Transaction<Schema>,
  companyId: string,
  { table, open, kinds, newestFirst }: Tasks,
): Promise<Lane[]> {
  const { rows } = await sql<Lane>`
    select status, count(*) as count, array_agg(id order by place) filter (where place <= ${laneLength}) as ids
    from (select id, status, row_number() over (
            partition by status order by (driver_id is null) desc, ${newestFirst}, delivery_date, id) as place
          from ${table} where company_id = ${companyId} and ${open}) as open
    group by status
    union all
    select 'completed', number, ids
    from (select coalesce(sum(tasks), 0)::bigint as number from task_counters
          where company_id = ${companyId} and ${kinds} and status = 'completed') as counted,
         (select array_agg(id order by completed_at desc, id desc) as ids from (
            select id, completed_at from ${table} where company_id = ${companyId} and status = 'completed'
            order by completed_at desc, id desc limit ${laneLength}) as newest) as newest
    where number > 0 and ids is not null`.execute(tx);
  return rows;
}

const ordersOf = (tx: Transaction<Schema>, companyId: string, ids: readonly string[]) =>
  withContainerAndDriver(
    tx.selectFrom('orders').where('orders.company_id', '=', companyId).where('orders.id', 'in', ids),
  )
    .select(sql<Date | null>`coalesce(orders.completed_at, orders.delivered_at)`.as('done_at'))
    .execute();

const subOrdersOf = (tx: Transaction<Schema>, companyId: string, ids: readonly string[]) =>
  withOrder(
    tx
      .selectFrom('sub_orders')
      .where('sub_orders.company_id', '=', companyId)
      .where('sub_orders.id', 'in', ids),
  )
    .select('sub_orders.completed_at as done_at')
    .execute();
