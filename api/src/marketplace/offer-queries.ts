import { workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { dayOff } from '../kernel/working-days.ts';
import { openRequest } from '../orders/index.ts';
import { savedSettings } from '../resources/settings.ts';
import { requestMissing } from './errors.ts';
import { freeAfterHold, openHolds } from './free-containers.ts';

type Request = NonNullable<Awaited<ReturnType<typeof visibleRequest>>>;

/** A company may see a request but not lock it. */
export async function visibleRequest(tx: Transaction<Schema>, id: string, today: string) {
  if (!isId(id)) return undefined;
  return tx
    .selectFrom('requests')
    .select(['id', 'container_type', 'container_size', 'delivery_date', 'rental_type'])
    .select(openRequest(today).as('is_open'))
    .where('id', '=', id)
    .executeTakeFirst();
}

export function guidanceFor({ db, now }: Context, companyId: string, requestId: string) {
  return asCompany(db, companyId, async (tx) => {
    const today = dayOf(now());
    const request = await visibleRequest(tx, requestId, today);
    if (!request) throw requestMissing();
    return guidance(tx, companyId, request, today);
  });
}

export interface Prices {
  readonly count: number;
  readonly least: string | null;
  readonly most: string | null;
}

/** Reads only the company's own rows; accepted prices are of the last twelve months. */
async function guidance(tx: Transaction<Schema>, companyId: string, request: Request, today: string) {
  const free = await sql<{ count: number }>`
    select count(*) as count from containers left join ${openHolds(companyId)} on held.container_id = containers.id
    where company_id = ${companyId} and archived_at is null
      and type = ${request.container_type} and size = ${request.container_size}
      and ${freeAfterHold} and (held.until is null or held.until < ${request.delivery_date}::date)`.execute(
    tx,
  );
  const list = await sql<Prices>`
    select count(*) as count, min(price)::text as least, max(price)::text as most from containers
    where company_id = ${companyId} and archived_at is null
      and type = ${request.container_type} and size = ${request.container_size}`.execute(tx);
  const accepted = await sql<Prices>`
    select coalesce(sum(orders), 0)::bigint as count, min(least)::text as least, max(most)::text as most
    from price_counters
    where company_id = ${companyId} and container_type = ${request.container_type}
      and container_size = ${request.container_size} and rental_type = ${request.rental_type}
      and month > ${`${today.slice(0, 7)}-01`}::date - interval '12 months'`.execute(tx);
  const work = await savedSettings(tx, companyId, workSettings);
  const named = work?.prices.find(
    ({ type, size }) => type === request.container_type && size === request.container_size,
  );
  // These prices are for one rental, not for longer ones.
  const isOnce = request.rental_type === 'once';
  return {
    ...(work && {
      defaults: {
        price: isOnce ? (named?.price ?? null) : null,
        rentalDuration: isOnce ? work.rentalDuration : null,
      },
      dayOff: dayOff(work, request.delivery_date),
    }),
    rentalType: request.rental_type,
    freeContainers: free.rows[0]?.count ?? 0,
    listPrices: request.rental_type === 'once' ? list.rows[0] : undefined,
    acceptedPrices: accepted.rows[0],
  };
}
