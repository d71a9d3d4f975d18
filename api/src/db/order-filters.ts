import { type RawBuilder, sql } from 'kysely';
import { closedOrders, closedSubOrders, undeliveredOrders } from '../domain/order-states.ts';

/*
 * What the lists' filters and the dashboard's counts both mean: written once, so that a count equals the length of the
 * list that it leads to. Each is a condition on the table that it names, unaliased.
 */

const listed = (states: readonly string[]) => sql.join(states);

/** `orders` that are not over. */
export const openOrder: RawBuilder<boolean> = sql`orders.status not in (${listed(closedOrders)})`;

/** `orders` whose day has passed before they were delivered. @param today Riyadh day `YYYY-MM-DD` */
export function lateOrder(today: string): RawBuilder<boolean> {
  return sql`(orders.status in (${listed(undeliveredOrders)}) and orders.delivery_date < ${today}::date)`;
}

/** `sub_orders` that are not over. */
export const openSubOrder: RawBuilder<boolean> = sql`sub_orders.status not in (${listed(closedSubOrders)})`;

/** `sub_orders` whose day has passed and that are not over. @param today Riyadh day `YYYY-MM-DD` */
export function overdueSubOrder(today: string): RawBuilder<boolean> {
  return sql`(${openSubOrder} and sub_orders.delivery_date < ${today}::date)`;
}

/** `requests` that a company may offer on. @param today Riyadh day `YYYY-MM-DD` */
export function openRequest(today: string): RawBuilder<boolean> {
  return sql`(requests.status = 'open' and requests.delivery_date >= ${today}::date)`;
}

/** `requests` on which a company has offered. @param companyId from the session */
export function offeredBy(companyId: string): RawBuilder<boolean> {
  return sql`exists (select from offers where offers.company_id = ${companyId}::uuid and offers.request_id = requests.id)`;
}
