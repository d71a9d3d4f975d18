import type { ValidatedInput } from '@hawiyat/shared/contract/endpoint';
import type { listPendingOrders } from '@hawiyat/shared/contract/orders';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged, totalOf } from '../db/paging.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { offeredBy, openRequest } from '../orders/order-filters.ts';

/** Type and size as shown and as stored: people search for either. */
const kindText = sql<string>`folded(requests.container_type || ' ' || requests.container_size || ' ' ||
  replace(replace(requests.container_size, 'yard', 'ياردة'), 'with lid', 'بغطاء'))`;

/** A page of the requests that a company may make an offer on, or all of them. */
export function findOpenRequests(
  { db, now }: Context,
  companyId: string,
  query: ValidatedInput<typeof listPendingOrders>['query'],
) {
  const text = normalizeForSearch(query.q ?? '');
  return asCompany(db, companyId, async (tx) => {
    let found = tx.selectFrom('requests').where(openRequest(dayOf(now())));
    if (query.type) found = found.where('container_type', '=', query.type);
    if (query.applied !== undefined)
      found = found.where(query.applied ? offeredBy(companyId) : sql<boolean>`not ${offeredBy(companyId)}`);
    if (text) found = found.where(sql<boolean>`strpos(${kindText}, ${text}) > 0`);
    const rows = found
      .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type', 'unload_count'])
      .select(['latitude', 'longitude', offeredBy(companyId).as('applied')]);
    const { order: direction = 'asc', limit, cursor, skip } = query;
    const paging = { key: 'delivery_date', cast: 'date', direction, limit, cursor, skip } as const;
    return { ...(await paged(rows, paging)), ...(await totalOf(found, skip)) };
  });
}
