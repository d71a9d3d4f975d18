import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { pageAtOffset } from '../db/page-at-offset.ts';
import { inPageOf, paged } from '../db/paging.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { allKinds, kindsMatching } from '../kernel/kinds-matching.ts';
import { placesMatching } from '../kernel/place-in-words.ts';
import {
  isOfKind,
  type Kinds,
  offeredBy,
  openRequest,
  openRequestByAge,
  openRequestCounts,
} from '../orders/index.ts';
import { awayFrom, inAreas, servedBy } from './served-area.ts';

/** A longer part of a whole list hides no request, because its answer cannot say how many it hides. */
const longestPage = 200;

export function findOpenRequests(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listPendingOrders>['query'],
) {
  const { type, applied, sort, outside, limit, cursor, skip } = query;
  const direction = query.order ?? (sort === 'newest' ? 'desc' : 'asc');
  const today = dayOf(now());
  const text = normalizeForSearch(query.q ?? '');
  const kinds = kindsOf(type, text);
  const places = text === '' || (!type && kinds === undefined) ? [] : placesMatching(text);
  return asCompany(db, companyId, async (tx) => {
    const isOpen = sort === 'newest' ? openRequestByAge(today) : openRequest(today);
    const ofKind = (some: Kinds | undefined) => tx.selectFrom('requests').where(isOfKind('requests', some));
    const isOfType = isOfKind('requests', type ? kindsOf(type, '') : undefined);
    // A separate part of the list: its requests are in no part of a kind.
    const byPlace = sql<boolean>`(${isOfType} and requests.place = any(${places}::text[]) and not ${isOfKind('requests', kinds)})`;
    let found =
      places.length > 0
        ? tx.selectFrom('requests').where(sql<boolean>`(${isOfKind('requests', kinds)} or ${byPlace})`)
        : ofKind(kinds);
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
    const shown = (requests: SelectQueryBuilder<Schema, 'requests', object>) =>
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
          sql<number | null>`${settings.depot?.latitude ?? null}::float8`.as('depot_latitude'),
          sql<number | null>`${settings.depot?.longitude ?? null}::float8`.as('depot_longitude'),
        ]);
    const away = sort === 'distance' ? awayFrom(settings.depot) : null;
    const isNewest = sort === 'newest';
    const paging = away
      ? ({
          key: away,
          id: 'requests.id',
          cast: 'numeric',
          nullable: true,
          direction,
          limit,
          cursor,
          skip,
        } as const)
      : ({
          key: isNewest ? 'requests.created_at' : 'requests.delivery_date',
          id: 'requests.id',
          cast: isNewest ? 'timestamptz' : 'date',
          direction,
          limit,
          cursor,
          skip,
        } as const);
    const outsideOfAreas = isInAreas && (await lengthOf(all.where(sql<boolean>`not ${isInAreas}`)));
    const told = outsideOfAreas === null ? {} : { [hides ? 'hidden' : 'outside']: outsideOfAreas };
    const parts = [
      ...(kinds ?? []).map((kind) => found.where(isOfKind('requests', [kind]))),
      ...(places.length > 0 ? [found.where(byPlace)] : []),
    ];
    // Offers are joined only to the rows of the page.
    if (!away && skip === undefined && limit !== undefined && (applied || parts.length > 1)) {
      const page = tx.selectFrom('requests').where(inPageOf(parts.length > 1 ? parts : [found], paging));
      return { ...(await paged(shown(page), { ...paging, cursor: undefined })), ...told };
    }
    if (skip === undefined) return { ...(await paged(shown(found), paging)), ...told };
    // The counters know no places.
    const counts =
      isServed || places.length > 0
        ? sql`select delivery_date as day, count(*) as number from (${found.select('requests.delivery_date')}) as served group by 1`
        : openRequestCounts({ companyId, today, applied, kinds });
    const page = await pageAtOffset(
      tx,
      found,
      shown,
      { counts, days: 1, dayColumn: 'requests.delivery_date' },
      paging,
    );
    return { ...page, ...told };
  });
}

async function lengthOf(found: SelectQueryBuilder<Schema, 'requests', object>): Promise<number> {
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** Undefined for all kinds. */
function kindsOf(type: string | undefined, text: string): Kinds | undefined {
  const kinds = kindsMatching(text).filter((kind) => !type || kind.type === type);
  return kinds.length === allKinds ? undefined : kinds;
}

/** Like `offeredBy`, but by key: the offers on an open request are open too. */
const offered = (companyId: string) => sql<boolean>`requests.id = any(array(
  select request_id from offers where company_id = ${companyId}::uuid and status = 'submitted'))`;
