import { type Expression, type RawBuilder, sql } from 'kysely';
import { addDays } from '../kernel/calendar.ts';
import { closedOrders, closedSubOrders, undeliveredOrders } from './order-states.ts';

// Shared by the lists' filters and the dashboard's counts, so that a count equals the length of the list it
// links to. Each is a condition on the unaliased table it names.

// Literals, because a condition with parameters does not match a partial index in a generic plan.
const listed = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/** `orders` in progress. */
export const openOrder: RawBuilder<boolean> = sql`orders.status not in (${listed(closedOrders)})`;

/**
 * `orders` past their delivery day and not delivered yet.
 * @param today Riyadh day `YYYY-MM-DD`
 */
export function lateOrder(today: string): RawBuilder<boolean> {
  return sql`(${openOrder} and orders.status in (${listed(undeliveredOrders)})
    and orders.delivery_date < ${today}::date)`;
}

/** `sub_orders` in progress. */
export const openSubOrder: RawBuilder<boolean> = sql`sub_orders.status not in (${listed(closedSubOrders)})`;

/** `task_counters` of orders and sub-orders in progress: no order fails, and no sub-order is canceled. */
export const openCounter: RawBuilder<boolean> = sql`task_counters.status
  not in (${listed([...new Set([...closedOrders, ...closedSubOrders])])})`;

/**
 * `sub_orders` past their day and still in progress.
 * @param today Riyadh day `YYYY-MM-DD`
 */
export function overdueSubOrder(today: string): RawBuilder<boolean> {
  return sql`(${openSubOrder} and sub_orders.delivery_date < ${today}::date)`;
}

// The one definition of what needs a driver: dashboard, strip, queue of work and both lists go by it.

/** `orders` that a driver can be assigned to: without one, and not on the way. */
export const unassignedOrder: RawBuilder<boolean> = sql`(orders.driver_id is null
  and orders.status in ('pending', 'late'))`;

/** `sub_orders` that a driver can be assigned to. */
export const unassignedSubOrder: RawBuilder<boolean> = sql`(sub_orders.driver_id is null
  and sub_orders.status = 'pending')`;

/** Days before which a sub-order without a driver needs none yet: it comes of itself, perhaps a year ahead. */
const daysAhead = 7;

/**
 * `orders` that wait for the company: late, or to be given a driver.
 * @param today Riyadh day `YYYY-MM-DD`
 */
export const orderNeedsAction = (today: string): RawBuilder<boolean> =>
  sql`(${openOrder} and (${lateOrder(today)} or ${unassignedOrder}))`;

/**
 * `sub_orders` that wait for the company: overdue, or to be given a driver soon.
 * @param today Riyadh day `YYYY-MM-DD`
 */
export const subOrderNeedsAction = (today: string): RawBuilder<boolean> =>
  sql`(${openSubOrder} and (${overdueSubOrder(today)}
    or (${unassignedSubOrder} and sub_orders.delivery_date <= ${addDays(today, daysAhead)}::date)))`;

/**
 * `requests` that a company may make an offer on.
 * @param today Riyadh day `YYYY-MM-DD`
 */
export function openRequest(today: string): RawBuilder<boolean> {
  return sql`(requests.status = 'open' and requests.delivery_date >= ${today}::date)`;
}

/**
 * The same for a list by age. Few requests are open, and nearly all of those are for days to come: the planner, which takes the
 * two for independent, would expect a handful, and read and sort all of them.
 */
export function openRequestByAge(today: string): RawBuilder<boolean> {
  return sql`(requests.status = 'open' and case when requests.delivery_date >= ${today}::date then true end)`;
}

/**
 * `requests` that the company has made an offer on, and not withdrawn it.
 * @param companyId from the session
 */
export function offeredBy(companyId: string): RawBuilder<boolean> {
  return sql`exists (select from offers where offers.company_id = ${companyId}::uuid and offers.request_id = requests.id
    and offers.status <> 'withdrawn')`;
}

/**
 * Tasks by the week of their delivery, as `task_counters` has them.
 * @param tasks selects of `delivery_date`
 * @param times how often each counts: -1 takes it from what others add up
 */
export function countedByWeek(tasks: readonly Expression<unknown>[], times: 1 | -1 = 1): RawBuilder<unknown> {
  // By day first: the week is computed once a day, not once a task.
  const counted = (some: Expression<unknown>) => sql`
    select date_trunc('week', delivery_date::timestamp)::date as day, ${sql.lit(times)} * count(*) as number
    from (${some}) as tasks group by delivery_date`;
  return sql.join(tasks.map(counted), sql` union all `);
}

/** What a list is asked for: true, only those of the condition; false, only the others. */
export type Flagged = readonly [flag: boolean | undefined, condition: RawBuilder<boolean>];

/** @returns the conditions that hold for all of the list, and what its tasks must not be: null when nothing is left out */
export function byFlags(flags: readonly Flagged[]) {
  const of = (asked: boolean) => flags.flatMap(([flag, condition]) => (flag === asked ? [condition] : []));
  const leftOut = of(false);
  return {
    wanted: of(true),
    leftOut: leftOut.length === 0 ? null : sql<boolean>`(${sql.join(leftOut, sql` or `)})`,
  };
}
