import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { Task } from '@hawiyat/shared/contract/orders/driver-app';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { readCursor, writeCursor } from '../db/cursor.ts';
import type { Db } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { orderMissing } from './errors.ts';
import { openOrder, openSubOrder } from './order-filters.ts';
import { undeliveredOrders } from './order-states.ts';

interface DriverKey {
  readonly companyId: string;
  readonly driverId: string;
}

export interface TaskRow {
  readonly id: string;
  readonly order_number: number;
  /** Null for a delivery, which is the order itself. */
  readonly position: number | null;
  readonly kind: Task['kind'];
  readonly status: Task['status'];
  readonly day: string;
  /** From 1 within its day, as the company has arranged it. */
  readonly visit_order: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly contact_name: string | null;
  readonly contact_phone: string | null;
  readonly container_number: string;
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
}

/** Open tasks by day. A delivery ends when the container reaches the customer. */
export async function openTasks(
  { db, now }: Context,
  driver: DriverKey,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
) {
  const delivering = sql<boolean>`${openOrder} and orders.status in (${sql.join(undeliveredOrders)})`;
  const from = cursor === undefined ? null : readCursor(cursor, 'date');
  const found = await tasksOf(
    db,
    { ...driver, today: dayOf(now()) },
    {
      orders: delivering,
      subOrders: openSubOrder,
      after: from
        ? sql<boolean>`(tasks.day, tasks.id) > (${from.key}::date, ${from.id}::uuid)`
        : sql<boolean>`true`,
      // One more than requested shows whether anything follows.
      limit: limit + 1,
    },
  );
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? writeCursor(last.day, last.id) : null };
}

export async function taskById({ db, now }: Context, driver: DriverKey, id: string): Promise<TaskRow> {
  const [row] = await tasksOf(
    db,
    { ...driver, today: dayOf(now()) },
    { orders: sql`orders.id = ${id}::uuid`, subOrders: sql`sub_orders.id = ${id}::uuid` },
  );
  if (!row) throw orderMissing();
  return row;
}

interface TaskFilter {
  readonly orders: RawBuilder<boolean>;
  readonly subOrders: RawBuilder<boolean>;
  readonly after?: RawBuilder<boolean>;
  readonly limit?: number;
}

async function tasksOf(
  db: Db,
  { companyId, driverId, today }: DriverKey & { readonly today: string },
  { orders, subOrders, after = sql`true`, limit = 1 }: TaskFilter,
): Promise<TaskRow[]> {
  const { rows } = await asCompany(db, companyId, (tx) =>
    sql<TaskRow>`
      with tasks as (
        select id, null::int as position, 'delivery' as kind, status, delivery_date as day, id as order_id from orders
        where company_id = ${companyId} and driver_id = ${driverId} and ${orders}
        union all
        select id, position, type, status, delivery_date, order_id from sub_orders
        where company_id = ${companyId} and driver_id = ${driverId} and ${subOrders}
      )
      select tasks.id, orders.number as order_number, tasks.position, tasks.kind, tasks.status, tasks.day, array_position(stop_orders.task_ids, tasks.id) as visit_order,
        orders.latitude, orders.longitude,
        orders.contact_name, orders.contact_phone, containers.number as container_number,
        containers.type as container_type, containers.size as container_size
      from tasks
      join orders on orders.company_id = ${companyId} and orders.id = tasks.order_id
      join containers on containers.company_id = ${companyId} and containers.id = orders.container_id
      left join stop_orders on stop_orders.company_id = ${companyId} and stop_orders.driver_id = ${driverId}
        and stop_orders.day = greatest(tasks.day, ${today}::date)
      where ${after}
      order by tasks.day, tasks.id
      limit ${limit}`.execute(tx),
  );
  return rows;
}
