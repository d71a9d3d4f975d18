import { type RawBuilder, sql } from 'kysely';
import { marketplace } from '../events/index.ts';
import { openRequest } from './order-filters.ts';

export type Kinds = readonly { readonly type: string; readonly size: string }[];

interface Counted {
  readonly companyId: string;
  readonly today: string;
  /** All days from today on when left out. */
  readonly day?: string | undefined;
  /** Whether the company has an offer on them. */
  readonly applied?: boolean | undefined;
  /** All kinds when left out. */
  readonly kinds?: Kinds | undefined;
}

/** Selects `day` and `number`, which add up: counters hold open requests; the company's few offers are counted singly. */
export function openRequestCounts({ companyId, today, day, applied, kinds }: Counted): RawBuilder<unknown> {
  const isOnDay = (table: string) =>
    day ? sql`${sql.ref(`${table}.delivery_date`)} = ${day}::date` : sql`true`;
  // A company sees the counters, or only the requests of its own sandbox.
  const all = sql`select delivery_date as day, requests as number from request_counters
    where delivery_date >= ${today}::date and ${isOnDay('request_counters')}
      and ${isOfKind('request_counters', kinds)}
    union all select requests.delivery_date as day, 1 as number from requests
    where requests.world = ${companyId}::uuid and requests.world <> ${sql.lit(marketplace)}
      and ${openRequest(today)} and ${isOnDay('requests')} and ${isOfKind('requests', kinds)}`;
  // Offers on an open request are open too. `is true` keeps the planner from the index of all open requests.
  const own = (times: 1 | -1) => sql`select requests.delivery_date as day, ${sql.lit(times)} as number
    from offers join requests on requests.id = offers.request_id
    where offers.company_id = ${companyId}::uuid and offers.status = 'submitted'
      and ${openRequest(today)} is true and ${isOnDay('requests')} and ${isOfKind('requests', kinds)}`;
  if (applied === undefined) return all;
  return applied ? own(1) : sql`${all} union all ${own(-1)}`;
}

export const requestsWithoutOffer = (companyId: string, today: string): RawBuilder<number> =>
  sql`(select coalesce(sum(number), 0)::bigint
       from (${openRequestCounts({ companyId, today, applied: false })}) as counts)`;

export function isOfKind(
  table: 'requests' | 'request_counters',
  kinds: Kinds | undefined,
): RawBuilder<boolean> {
  if (!kinds) return sql`true`;
  if (kinds.length === 0) return sql`false`;
  const columns = sql`${sql.ref(`${table}.container_type`)}, ${sql.ref(`${table}.container_size`)}`;
  return sql`(${columns}) in (${sql.join(kinds.map(({ type, size }) => sql`(${type}, ${size})`))})`;
}
