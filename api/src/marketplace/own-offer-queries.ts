import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { OwnOfferStatus } from '@hawiyat/shared/contract/marketplace/own-offer-statuses';
import { type listOwnOffers, mostResults } from '@hawiyat/shared/contract/marketplace/own-offers';
import { orderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import type { Selectable, Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { paged } from '../db/paging.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Offers, Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { offerMissing } from './errors.ts';

const storedStatus: Record<OwnOfferStatus, Selectable<Offers>['status']> = {
  waiting: 'submitted',
  accepted: 'accepted',
  lost: 'declined',
  withdrawn: 'withdrawn',
};

export function findOwnOffers(
  { db }: Context,
  companyId: string,
  { status, limit, cursor }: ValidatedInput<typeof listOwnOffers>['query'],
) {
  return asCompany(db, companyId, (tx) => {
    let found = offersOf(tx, companyId);
    if (status) found = found.where('offers.status', '=', storedStatus[status]);
    const by = { key: 'offers.created_at', cast: 'timestamptz', direction: 'desc', id: 'offers.id' } as const;
    return paged(found, { ...by, limit, cursor });
  });
}

export async function ownOffer(tx: Transaction<Schema>, companyId: string, id: string) {
  const row = await offersOf(tx, companyId).where('offers.id', '=', id).executeTakeFirst();
  if (!row) throw offerMissing();
  return row;
}

export function findDecidedOffers({ db }: Context, companyId: string) {
  const newest = (tx: Transaction<Schema>, status: 'accepted' | 'declined') =>
    offersOf(tx, companyId)
      .where('offers.status', '=', status)
      .orderBy('offers.created_at', 'desc')
      .limit(mostResults / 2)
      .execute();
  return asCompany(db, companyId, async (tx) => [
    ...(await newest(tx, 'accepted')),
    ...(await newest(tx, 'declined')),
  ]);
}

function offersOf(tx: Transaction<Schema>, companyId: string) {
  return tx
    .selectFrom('offers')
    .innerJoin('requests', 'requests.id', 'offers.request_id')
    .leftJoin('orders', sameCompany('orders.offer_id', 'offers.id'))
    .leftJoin('company_settings', (join) =>
      join
        .onRef('company_settings.company_id', '=', 'offers.company_id')
        .on('company_settings.page', '=', orderSettings.name),
    )
    .select(['offers.id', 'offers.request_id', 'offers.status', 'offers.price', 'offers.rental_duration'])
    .select(['offers.created_at', 'offers.version', 'orders.id as order_id', 'orders.number as order_number'])
    .select(['requests.container_type', 'requests.container_size', 'requests.delivery_date'])
    .select(['requests.rental_type', 'requests.unload_count', 'requests.latitude', 'requests.longitude'])
    .select(['company_settings.depot_latitude', 'company_settings.depot_longitude'])
    .where('offers.company_id', '=', companyId);
}

export type OwnOfferRow = Awaited<ReturnType<typeof ownOffer>>;
