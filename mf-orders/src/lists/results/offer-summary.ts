import type { OfferResult } from '@hawiyat/shared/contract/marketplace/own-offers';

/** Least decided offers for a meaningful share. */
export const enough = 5;
/** Least accepted offers for usual prices. */
const enoughPrices = 3;

export const decidedOf = ({ accepted, lost }: Pick<OfferResult, 'accepted' | 'lost'>): number =>
  accepted + lost;

export function offerSummary(results: readonly OfferResult[]) {
  const known = results.filter(({ accepted }) => accepted >= enoughPrices);
  return {
    accepted: results.reduce((sum, { accepted }) => sum + accepted, 0),
    decided: results.reduce((sum, result) => sum + decidedOf(result), 0),
    best: known.toSorted((one, other) => decidedOf(other) - decidedOf(one))[0] ?? null,
  };
}
