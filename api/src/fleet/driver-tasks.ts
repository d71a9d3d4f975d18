import type { OpenTask } from '@hawiyat/shared/contract/orders/driver-tasks';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { isId } from '../kernel/id.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { openOrder, openSubOrder } from '../orders/index.ts';
import { driversOf } from './driver-queries.ts';
import { driverMissing } from './errors.ts';

const most = 10;

interface TaskRow {
  readonly id: string;
  readonly order_id: string;
  readonly number: number;
  readonly position: number | null;
  readonly day: string;
}

export function findOpenTasks(
  { db }: Context,
  companyId: string,
  driverId: string,
): Promise<{ tasks: OpenTask[]; total: number }> {
  if (!isId(driverId)) throw driverMissing();
  return asCompany(db, companyId, async (tx) => {
    const driver = await driversOf(tx, companyId).where('id', '=', driverId).executeTakeFirst();
    if (!driver) throw driverMissing();
    const { rows } = await sql<TaskRow>`
      select orders.id, orders.id as order_id, orders.number, null::integer as position,
        orders.delivery_date::text as day
      from orders
      where company_id = ${companyId} and driver_id = ${driverId} and ${openOrder}
      union all
      select sub_orders.id, sub_orders.order_id, of_order.number, sub_orders.position,
        sub_orders.delivery_date::text as day
      from sub_orders join orders as of_order
        on of_order.company_id = sub_orders.company_id and of_order.id = sub_orders.order_id
      where sub_orders.company_id = ${companyId} and sub_orders.driver_id = ${driverId} and ${openSubOrder}
      order by day, number, position nulls first`.execute(tx);
    const tasks = rows.slice(0, most).map(({ id, order_id, number, position, day }) => ({
      ...{ id, orderId: order_id, day, isSubOrder: position !== null },
      number: position === null ? orderNumber(number) : orderNumber(number, position),
    }));
    return { tasks, total: rows.length };
  });
}
