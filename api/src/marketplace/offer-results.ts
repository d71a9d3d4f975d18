import type { OfferResult } from '@hawiyat/shared/contract/marketplace/own-offers';

export interface Decided {
  readonly containerType: OfferResult['containerType'];
  readonly containerSize: OfferResult['containerSize'];
  readonly rentalType: OfferResult['rentalType'];
  readonly city: string | null;
  readonly isAccepted: boolean;
  /** Riyals. */
  readonly price: number;
}

/** Results by kind, rental and city, the most offers first. */
export function offerResultsOf(offers: readonly Decided[]): OfferResult[] {
  const groups = new Map<string, Decided[]>();
  for (const offer of offers) {
    const { containerType, containerSize, rentalType, city } = offer;
    const key = JSON.stringify([containerType, containerSize, rentalType, city]);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].flatMap(resultOf).sort((a, b) => b.accepted + b.lost - (a.accepted + a.lost));
}

function resultOf(offers: readonly Decided[]): OfferResult[] {
  const [first] = offers;
  if (!first) return [];
  const { containerType, containerSize, rentalType, city } = first;
  const pricesOf = (isAccepted: boolean) =>
    offers.filter((offer) => offer.isAccepted === isAccepted).map(({ price }) => price);
  const [accepted, lost] = [pricesOf(true), pricesOf(false)];
  return [
    {
      ...{ containerType, containerSize, rentalType, city },
      ...{ accepted: accepted.length, lost: lost.length },
      winRate: Math.round((100 * accepted.length) / offers.length),
      acceptedPrices: rangeOf(accepted),
      lostPrices: rangeOf(lost),
    },
  ];
}

/** The lower median, so that it is an offered price. */
function rangeOf(prices: readonly number[]): OfferResult['acceptedPrices'] {
  const sorted = prices.toSorted((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
  return least === undefined || middle === undefined || most === undefined ? null : { least, middle, most };
}
