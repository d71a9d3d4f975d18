import { longestSection, type WorkTask } from '@hawiyat/shared/contract/orders/work';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addDays } from '../kernel/calendar.ts';
import {
  lateOrder,
  openSubOrder,
  overdueSubOrder,
  unassignedOrder,
  unassignedSubOrder,
} from './order-filters.ts';
import { depots } from './order-settings.ts';
import { undeliveredOrders } from './order-states.ts';
import type { StopRow } from './stop-queries.ts';

export interface WorkRow extends Omit<StopRow, 'kind' | 'done_at' | 'proof'> {
  readonly section: 'overdue' | 'unassigned' | 'today';
  readonly kind: WorkTask['kind'];
  readonly driver_phone: string | null;
}

export interface WorkCounts {
  readonly overdue: number;
  readonly unassigned: number;
  readonly today: number;
  /** Tasks of today in all sections. */
  readonly due_today: number;
  readonly done_today: number;
}

interface Section {
  readonly name: WorkRow['section'];
  readonly orders: RawBuilder<boolean>;
  readonly subOrders: RawBuilder<boolean>;
}

const undelivered = sql`orders.status in (${sql.join(undeliveredOrders.map((status) => sql.lit(status)))})`;

/** Conditions of each section; no task is in two. */
function sectionsOf(today: string): Section[] {
  const soon = sql`delivery_date between ${today}::date and ${addDays(today, 1)}::date`;
  const dueToday = sql`delivery_date = ${today}::date`;
  return [
    { name: 'overdue', orders: lateOrder(today), subOrders: overdueSubOrder(today) },
    {
      name: 'unassigned',
      orders: sql`(${unassignedOrder} and ${soon})`,
      subOrders: sql`(${unassignedSubOrder} and ${soon})`,
    },
    {
      name: 'today',
      orders: sql`(${undelivered} and ${dueToday} and not ${unassignedOrder})`,
      subOrders: sql`(${openSubOrder} and ${dueToday} and not ${unassignedSubOrder})`,
    },
  ];
}

export async function findWork(tx: Transaction<Schema>, companyId: string, today: string) {
  const first = sql`order by delivery_date, id limit ${longestSection}`;
  const parts = sectionsOf(today).map(
    ({ name, orders, subOrders }) => sql`(
      select ${sql.lit(name)} as section, * from (
        (select id, id as order_id, null::int as position, 'delivery' as kind, status, driver_id, delivery_date
         from orders where company_id = ${companyId} and ${orders} ${first})
        union all
        (select id, order_id, position, type, status, driver_id, delivery_date
         from sub_orders where company_id = ${companyId} and ${subOrders} ${first})
      ) as part ${first})`,
  );
  const { rows } = await sql<WorkRow>`
    with tasks as (${sql.join(parts, sql` union all `)})
    select tasks.section, tasks.id, tasks.order_id, orders.number as order_number, tasks.position, tasks.kind,
      tasks.status, tasks.delivery_date as day, orders.latitude, orders.longitude,
      depots.depot_latitude, depots.depot_longitude, containers.number as container_number,
      containers.type as container_type, containers.size as container_size,
      tasks.driver_id, drivers.name as driver_name, drivers.phone as driver_phone
    from tasks
    -- One by one: the planner would rather read all orders that the company has ever had.
    join lateral (
      select number, latitude, longitude, container_id from orders
      where company_id = ${companyId} and id = tasks.order_id limit 1
    ) as orders on true
    join containers on containers.company_id = ${companyId} and containers.id = orders.container_id
    left join drivers on drivers.company_id = ${companyId} and drivers.id = tasks.driver_id
    left join ${depots} on depots.company_id = ${companyId}
    order by tasks.delivery_date, orders.number, tasks.position nulls first`.execute(tx);
  return rows;
}

export async function countWork(
  tx: Transaction<Schema>,
  companyId: string,
  today: string,
): Promise<WorkCounts> {
  const lengths = sectionsOf(today).map(
    ({ name, orders, subOrders }) => sql`
      (select count(*) from orders where company_id = ${companyId} and ${orders})
      + (select count(*) from sub_orders where company_id = ${companyId} and ${subOrders}) as ${sql.id(name)}`,
  );
  const ofToday = (
    orders: RawBuilder<unknown>,
    subOrders: RawBuilder<unknown>,
  ) => sql`(select count(*) from orders
        where company_id = ${companyId} and delivery_date = ${today}::date and ${orders})
      + (select count(*) from sub_orders
         where company_id = ${companyId} and delivery_date = ${today}::date and ${subOrders})`;
  const { rows } = await sql<WorkCounts>`select ${sql.join(lengths)},
      ${ofToday(undelivered, openSubOrder)} as due_today,
      ${ofToday(sql`orders.status <> 'canceled' and not ${undelivered}`, sql`sub_orders.status = 'completed'`)}
        as done_today`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('The counts have no row');
  return counts;
}
