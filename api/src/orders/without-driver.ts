import type { OrderCounts } from '@hawiyat/shared/contract/orders/orders';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addDays } from '../kernel/calendar.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { unassignedOrder, unassignedSubOrder } from './order-filters.ts';

interface FirstRow {
  readonly id: string;
  readonly kind: 'delivery' | 'unload' | 'return';
  readonly order_number: number;
  readonly position: number | null;
  readonly container_number: string;
  readonly day: string;
  readonly now: number;
  readonly tomorrow: number;
}

/** Open orders and sub-orders without a driver: `now` counts those due today or before. */
export async function tasksWithoutDriver(
  tx: Transaction<Schema>,
  companyId: string,
  today: string,
): Promise<OrderCounts['withoutDriver']> {
  const tomorrow = addDays(today, 1);
  const { rows } = await sql<FirstRow>`
    with tasks as (
      select orders.id, orders.id as order_id, null::int as position, 'delivery' as kind, delivery_date as day
      from orders where company_id = ${companyId} and ${unassignedOrder} and delivery_date <= ${tomorrow}::date
      union all
      select sub_orders.id, order_id, position, type, delivery_date
      from sub_orders where company_id = ${companyId} and ${unassignedSubOrder} and delivery_date <= ${tomorrow}::date
    ), first as (select * from tasks order by day, id limit 1)
    select first.id, first.kind, first.position, first.day, orders.number as order_number,
      containers.number as container_number,
      (select count(*) from tasks where day <= ${today}::date) as now,
      (select count(*) from tasks where day > ${today}::date) as tomorrow
    from first
    join orders on orders.company_id = ${companyId} and orders.id = first.order_id
    join containers on containers.company_id = ${companyId} and containers.id = orders.container_id`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return { now: 0, tomorrow: 0, first: null };
  const { id, kind, day, container_number: containerNumber } = row;
  const number = orderNumber(row.order_number, row.position ?? undefined);
  return { now: row.now, tomorrow: row.tomorrow, first: { id, kind, number, containerNumber, day } };
}
