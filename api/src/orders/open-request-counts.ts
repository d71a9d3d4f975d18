import { type RawBuilder, sql } from 'kysely';
import { marketplace } from '../events/index.ts';
import { openRequest } from './order-filters.ts';

/** Kinds of containers, each a type with a size. */
export type Kinds = readonly { readonly type: string; readonly size: string }[];

interface Counted {
  readonly companyId: string;
  /** Riyadh day `YYYY-MM-DD`. */
  readonly today: string;
  /** Only those with an offer of the company, or only those without. */
  readonly applied?: boolean | undefined;
  /** Only requests for these; all when left out. */
  readonly kinds?: Kinds | undefined;
}

/**
 * The open requests by day: a select of `day` and `number`, whose rows add up. The marketplace's counters say
 * how many there are; the company's own offers on open requests, which are few, are counted one by one.
 */
export function openRequestCounts({ companyId, today, applied, kinds }: Counted): RawBuilder<unknown> {
  // A company sees the counters or, in a sandbox, the few requests of its own world.
  const all = sql`select delivery_date as day, requests as number from request_counters
    where delivery_date >= ${today}::date and ${isOfKind('request_counters', kinds)}
    union all select requests.delivery_date as day, 1 as number from requests
    where requests.world = ${companyId}::uuid and requests.world <> ${sql.lit(marketplace)}
      and ${openRequest(today)} and ${isOfKind('requests', kinds)}`;
  // As long as a request is open, so are the offers on it. They are looked up by key: `is true` keeps the planner from the index
  // of all open requests.
  const own = (times: 1 | -1) => sql`select requests.delivery_date as day, ${sql.lit(times)} as number
    from offers join requests on requests.id = offers.request_id
    where offers.company_id = ${companyId}::uuid and offers.status = 'submitted'
      and ${openRequest(today)} is true and ${isOfKind('requests', kinds)}`;
  if (applied === undefined) return all;
  return applied ? own(1) : sql`${all} union all ${own(-1)}`;
}

/** How many open requests wait for an offer of the company. */
export const requestsWithoutOffer = (companyId: string, today: string): RawBuilder<number> =>
  sql`(select coalesce(sum(number), 0)::bigint
       from (${openRequestCounts({ companyId, today, applied: false })}) as counts)`;

/** Whether a request asks for one of the kinds. */
export function isOfKind(
  table: 'requests' | 'request_counters',
  kinds: Kinds | undefined,
): RawBuilder<boolean> {
  if (!kinds) return sql`true`;
  if (kinds.length === 0) return sql`false`;
  const columns = sql`${sql.ref(`${table}.container_type`)}, ${sql.ref(`${table}.container_size`)}`;
  return sql`(${columns}) in (${sql.join(kinds.map(({ type, size }) => sql`(${type}, ${size})`))})`;
}
