import type { Offer } from '@hawiyat/shared/contract/offers';
import type { Selectable } from 'kysely';
import type { Offers } from '../db/schema.ts';
import { toRiyals } from '../kernel/money.ts';
import type { guidanceFor, Prices } from './offer-queries.ts';

export type OfferRow = Pick<Selectable<Offers>, 'id' | 'request_id' | 'price' | 'rental_duration' | 'status'>;

export function presentOffer({ id, request_id, price, rental_duration, status }: OfferRow): Offer {
  return { id, globalOrderId: request_id, price: toRiyals(price), rentalDuration: rental_duration, status };
}

export function presentGuidance({
  freeContainers,
  listPrices,
  acceptedPrices,
}: Awaited<ReturnType<typeof guidanceFor>>) {
  return { freeContainers, listPrices: rangeOf(listPrices), acceptedPrices: rangeOf(acceptedPrices) };
}

function rangeOf(prices: Prices | undefined) {
  if (!prices || prices.least === null || prices.most === null) return null;
  return { least: toRiyals(prices.least), most: toRiyals(prices.most), count: prices.count };
}
