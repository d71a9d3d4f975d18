import { type Expression, type RawBuilder, sql } from 'kysely';
import { addDays } from '../kernel/calendar.ts';
import { closedOrders, closedSubOrders, undeliveredOrders } from './order-states.ts';

// Filters of lists and the dashboard's counts share these conditions, so that a count equals its list's length. Each
// is a condition on the unaliased table that it names; `today` is a Riyadh day (`YYYY-MM-DD`).

// Literals, because a condition with parameters does not match a partial index in a generic plan.
const listed = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

export const openOrder: RawBuilder<boolean> = sql`orders.status not in (${listed(closedOrders)})`;

/** `orders` past their delivery day and not delivered yet. */
export function lateOrder(today: string): RawBuilder<boolean> {
  return sql`(${openOrder} and orders.status in (${listed(undeliveredOrders)})
    and orders.delivery_date < ${today}::date)`;
}

export const openSubOrder: RawBuilder<boolean> = sql`sub_orders.status not in (${listed(closedSubOrders)})`;

/** `task_counters` of open tasks: no order fails, and no sub-order is canceled. */
export const openCounter: RawBuilder<boolean> = sql`task_counters.status
  not in (${listed([...new Set([...closedOrders, ...closedSubOrders])])})`;

export function overdueSubOrder(today: string): RawBuilder<boolean> {
  return sql`(${openSubOrder} and sub_orders.delivery_date < ${today}::date)`;
}

/** `orders` that a driver can be assigned to. Dashboard, board, work queue and lists share this definition. */
export const unassignedOrder: RawBuilder<boolean> = sql`(orders.driver_id is null
  and orders.status in ('pending', 'late'))`;

export const unassignedSubOrder: RawBuilder<boolean> = sql`(sub_orders.driver_id is null
  and sub_orders.status = 'pending')`;

/** A sub-order further ahead, perhaps by a year, needs no driver yet. */
const daysAhead = 7;

/** `orders` that wait for the company: late, or without a driver. */
export const orderNeedsAction = (today: string): RawBuilder<boolean> =>
  sql`(${openOrder} and (${lateOrder(today)} or ${unassignedOrder}))`;

/** `sub_orders` that wait for the company: overdue, or soon due without a driver. */
export const subOrderNeedsAction = (today: string): RawBuilder<boolean> =>
  sql`(${openSubOrder} and (${overdueSubOrder(today)}
    or (${unassignedSubOrder} and sub_orders.delivery_date <= ${addDays(today, daysAhead)}::date)))`;

/** `requests` that a company may make an offer on. */
export function openRequest(today: string): RawBuilder<boolean> {
  return sql`(requests.status = 'open' and requests.delivery_date >= ${today}::date)`;
}

/** For a list by age: the planner takes both conditions for independent, so it expects few rows and sorts them all. */
export function openRequestByAge(today: string): RawBuilder<boolean> {
  return sql`(requests.status = 'open' and case when requests.delivery_date >= ${today}::date then true end)`;
}

/** `requests` that the company has made an offer on. */
export function offeredBy(companyId: string): RawBuilder<boolean> {
  return sql`exists (select from offers where offers.company_id = ${companyId}::uuid and offers.request_id = requests.id
    and offers.status <> 'withdrawn')`;
}

/** Tasks by the week of their delivery, as `task_counters` has them; `times` -1 subtracts them. */
export function countedByWeek(tasks: readonly Expression<unknown>[], times: 1 | -1 = 1): RawBuilder<unknown> {
  // By day first: the week is computed once a day, not once a task.
  const counted = (some: Expression<unknown>) => sql`
    select date_trunc('week', delivery_date::timestamp)::date as day, ${sql.lit(times)} * count(*) as number
    from (${some}) as tasks group by delivery_date`;
  return sql.join(tasks.map(counted), sql` union all `);
}

/** True keeps tasks that meet the condition, false the others. */
export type Flagged = readonly [flag: boolean | undefined, condition: RawBuilder<boolean>];

/** `wanted` holds for the whole list, `leftOut` for none of it; null leaves out nothing. */
export function byFlags(flags: readonly Flagged[]) {
  const of = (asked: boolean) => flags.flatMap(([flag, condition]) => (flag === asked ? [condition] : []));
  const leftOut = of(false);
  return {
    wanted: of(true),
    leftOut: leftOut.length === 0 ? null : sql<boolean>`(${sql.join(leftOut, sql` or `)})`,
  };
}
