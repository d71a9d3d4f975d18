import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import { mostFitting } from '@hawiyat/shared/contract/orders/work';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addDays } from '../kernel/calendar.ts';
import { offeredBy, openRequest, type RequestRow } from '../orders/index.ts';
import { freeAfterHold, openHolds } from './free-containers.ts';
import { inAreas, servedBy } from './served-area.ts';

/** Containers of a kind that get free on the same day. */
interface Stock {
  readonly type: ContainerType;
  readonly size: ContainerSize;
  /** Null: free now; `infinity`: until an unknown day. */
  readonly busy_until: string | null;
  readonly count: number;
  readonly least_price: string;
}

interface Accepted {
  readonly container_type: ContainerType;
  readonly container_size: ContainerSize;
  readonly rental_type: RentalType;
  readonly count: number;
  readonly least: string;
  readonly most: string;
}

export interface FittingRow {
  readonly request: RequestRow & { depot_latitude: number | null; depot_longitude: number | null };
  readonly freeContainers: number;
  readonly accepted: Accepted | undefined;
  readonly leastPrice: number | null;
}

/** Open requests without an offer of the company, in its areas, with a free container; the earliest first. */
export async function fittingRequests(
  tx: Transaction<Schema>,
  companyId: string,
  today: string,
): Promise<FittingRow[]> {
  const stock = await stockOf(tx, companyId);
  const kinds = kindsOf(stock).flatMap((containers) => {
    const [first] = containers;
    const from = freeFrom(containers, today);
    return first && from !== null ? [{ ...first, from }] : [];
  });
  if (kinds.length === 0) return [];
  const settings = await servedBy(tx, companyId);
  const served = inAreas(settings.areas) ?? sql`true`;
  const first = sql`order by delivery_date, id limit ${mostFitting}`;
  const parts = kinds.map(
    ({ type, size, from }) => sql`(
      select id, container_type, container_size, delivery_date, rental_type, unload_count, latitude, longitude
      from requests where ${openRequest(today)} and container_type = ${type} and container_size = ${size}
        and delivery_date >= ${from}::date and not ${offeredBy(companyId)} and ${served} ${first})`,
  );
  const { rows } = await sql<RequestRow>`
    select * from (${sql.join(parts, sql` union all `)}) as requests ${first}`.execute(tx);
  if (rows.length === 0) return [];
  const accepted = await acceptedPrices(tx, companyId, today);
  return rows.map((row) => {
    const ofKind = stock.filter(
      ({ type, size }) => type === row.container_type && size === row.container_size,
    );
    const { latitude = null, longitude = null } = settings.depot ?? {};
    return {
      request: { ...row, depot_latitude: latitude, depot_longitude: longitude },
      freeContainers: ofKind
        .filter(({ busy_until: until }) => until === null || until < row.delivery_date)
        .reduce((sum, { count }) => sum + count, 0),
      accepted: accepted.find(
        (prices) =>
          prices.container_type === row.container_type &&
          prices.container_size === row.container_size &&
          prices.rental_type === row.rental_type,
      ),
      leastPrice: Math.min(...ofKind.map(({ least_price }) => Number(least_price))),
    };
  });
}

function kindsOf(stock: readonly Stock[]): Stock[][] {
  const kinds = new Map<string, Stock[]>();
  for (const part of stock) {
    const kind = `${part.type} ${part.size}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), part]);
  }
  return [...kinds.values()];
}

/** The first day with a free container; null when it is unknown. */
function freeFrom(containers: readonly Stock[], today: string): string | null {
  if (containers.some(({ busy_until }) => busy_until === null)) return today;
  const [first] = containers.map(({ busy_until }) => busy_until ?? '').toSorted();
  return first === undefined || first === 'infinity' ? null : addDays(first, 1);
}

async function stockOf(tx: Transaction<Schema>, companyId: string): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    select type, size, held.until::text as busy_until, count(*)::int as count, min(price)::text as least_price
    from containers left join ${openHolds(companyId)} on held.container_id = containers.id
    where company_id = ${companyId} and archived_at is null and ${freeAfterHold}
    group by type, size, held.until`.execute(tx);
  return rows;
}

async function acceptedPrices(tx: Transaction<Schema>, companyId: string, today: string) {
  const { rows } = await sql<Accepted>`
    select container_type, container_size, rental_type, sum(orders)::int as count, min(least)::text as least,
      max(most)::text as most
    from price_counters
    where company_id = ${companyId} and month > ${`${today.slice(0, 7)}-01`}::date - interval '12 months'
    group by 1, 2, 3`.execute(tx);
  return rows;
}
