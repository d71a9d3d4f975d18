import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { pageAtOffset } from '../db/page-at-offset.ts';
import { inPageOf, type Paging, paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import type { Point } from '../kernel/distance.ts';
import { offeredBy, openRequest, openRequestByAge, openRequestCounts } from '../orders/index.ts';
import { requestSearch } from './request-search.ts';
import { awayFrom, inAreas, servedBy } from './served-area.ts';

/** A longer part of a whole list hides no request, because its answer cannot say how many it hides. */
const longestPage = 200;

type Query = ValidatedInput<typeof listPendingOrders>['query'];
type Requests = SelectQueryBuilder<Schema, 'requests', object>;

export function findOpenRequests({ db, now }: Context, companyId: string, query: Query) {
  const { applied, day, sort, outside, limit, skip } = query;
  const today = dayOf(now());
  const search = requestSearch(query);
  return asCompany(db, companyId, async (tx) => {
    const isOpen = sort === 'newest' ? openRequestByAge(today) : openRequest(today);
    let found = tx.selectFrom('requests').where(search.matches);
    if (day) found = found.where('requests.delivery_date', '=', day);
    // Found by key: `is true` keeps the planner from the index of all open requests.
    if (applied) found = found.where(sql<boolean>`${isOpen} is true`).where(offered(companyId));
    else found = found.where(isOpen);
    if (applied === false) found = found.where(sql<boolean>`not ${offeredBy(companyId)}`);
    const settings = await servedBy(tx, companyId);
    const all = found;
    const isPage = limit === undefined || limit <= longestPage;
    const hides = isPage && (outside ?? (settings.hidesOutside ? 'hidden' : 'shown')) === 'hidden';
    const isInAreas = isPage ? inAreas(settings.areas) : null;
    const isServed = hides ? isInAreas : null;
    if (isServed) found = found.where(isServed);
    const shown = (requests: Requests) => withOwnOffer(requests, companyId, settings.depot);
    const paging = pagingOf(query, settings.depot);
    const outsideOfAreas = isInAreas && (await lengthOf(all.where(sql<boolean>`not ${isInAreas}`)));
    const counted = outsideOfAreas === null ? {} : { [hides ? 'hidden' : 'outside']: outsideOfAreas };
    const parts = search.parts.map((part) => found.where(part));
    // Offers are joined only to the rows of the page.
    if (!paging.nullable && skip === undefined && limit !== undefined && (applied || parts.length > 1)) {
      const page = tx.selectFrom('requests').where(inPageOf(parts.length > 1 ? parts : [found], paging));
      return { ...(await paged(shown(page), { ...paging, cursor: undefined })), ...counted };
    }
    if (skip === undefined) return { ...(await paged(shown(found), paging)), ...counted };
    // The counters know no places.
    const counts =
      isServed || search.hasPlaces
        ? sql`select delivery_date as day, count(*) as number from (${found.select('requests.delivery_date')}) as served group by 1`
        : openRequestCounts({ companyId, today, day, applied, kinds: search.kinds });
    const page = await pageAtOffset(
      tx,
      { found, withColumns: shown },
      { counts, days: 1, dayColumn: 'requests.delivery_date' },
      paging,
    );
    return { ...page, ...counted };
  });
}

const withOwnOffer = (requests: Requests, companyId: string, depot: Point | null) =>
  requests
    .leftJoin('offers', (join) =>
      join
        .onRef('offers.request_id', '=', 'requests.id')
        .on('offers.company_id', '=', companyId)
        .on('offers.status', '<>', 'withdrawn'),
    )
    .select(['requests.id', 'requests.container_type', 'requests.container_size'])
    .select(['requests.delivery_date', 'requests.rental_type', 'requests.unload_count'])
    .select(['requests.latitude', 'requests.longitude', 'offers.id as offer_id'])
    .select(['offers.price', 'offers.rental_duration'])
    .select([
      sql<number | null>`${depot?.latitude ?? null}::float8`.as('depot_latitude'),
      sql<number | null>`${depot?.longitude ?? null}::float8`.as('depot_longitude'),
    ]);

function pagingOf({ sort, order, limit, cursor, skip }: Query, depot: Point | null): Paging {
  const isNewest = sort === 'newest';
  const part = {
    ...{ id: 'requests.id', direction: order ?? (isNewest ? 'desc' : 'asc') },
    ...{ limit, cursor, skip },
  } as const;
  const away = sort === 'distance' ? awayFrom(depot) : null;
  if (away) return { ...part, key: away, cast: 'numeric', nullable: true };
  return isNewest
    ? { ...part, key: 'requests.created_at', cast: 'timestamptz' }
    : { ...part, key: 'requests.delivery_date', cast: 'date' };
}

async function lengthOf(found: Requests): Promise<number> {
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Like `offeredBy`, but by key: the offers on an open request are open too. */
const offered = (companyId: string) => sql<boolean>`requests.id = any(array(
  select request_id from offers where company_id = ${companyId}::uuid and status = 'submitted'))`;
