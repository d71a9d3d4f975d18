import type { Offer } from '@hawiyat/shared/contract/marketplace/offers';
import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import type { Selectable } from 'kysely';
import type { Offers } from '../db/schema.ts';
import { toRiyals } from '../kernel/money.ts';
import type { guidanceFor, Prices } from './offer-queries.ts';

export type OfferRow = Pick<Selectable<Offers>, 'id' | 'request_id' | 'price' | 'rental_duration'>;

export function presentOffer({ id, request_id, price, rental_duration }: OfferRow): Offer {
  return {
    id,
    globalOrderId: request_id,
    price: toRiyals(price),
    rentalDuration: rental_duration,
    status: 'submitted',
  };
}

export function presentGuidance({
  rentalType,
  freeContainers,
  listPrices,
  acceptedPrices,
  ...settings
}: Awaited<ReturnType<typeof guidanceFor>>) {
  const [list, accepted] = [rangeOf(listPrices), rangeOf(acceptedPrices)];
  return {
    ...{ freeContainers, listPrices: list, acceptedPrices: accepted, isFree: freeContainers > 0 },
    basis: basisOf(rentalType, accepted, list),
    ...settings,
  };
}

type Range = ReturnType<typeof rangeOf>;

/** Accepted prices say more than list prices. */
function basisOf(rentalType: RentalType, accepted: Range, list: Range) {
  if (accepted) return { kind: 'accepted' as const, rentalType, ...accepted };
  return list && { kind: 'list' as const, rentalType, ...list };
}

function rangeOf(prices: Prices | undefined) {
  if (!prices || prices.least === null || prices.most === null) return null;
  return { least: toRiyals(prices.least), most: toRiyals(prices.most), count: prices.count };
}
