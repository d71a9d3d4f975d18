import type { OfferResult } from '@hawiyat/shared/contract/marketplace/own-offers';

/** Decided offers from which on a share says something. */
export const enough = 5;
/** Accepted offers from which on their prices are usual ones. */
const enoughPrices = 3;

export interface OfferSummary {
  readonly accepted: number;
  readonly decided: number;
  /** The kind of rental that the company knows best; null while none was accepted often enough. */
  readonly best: OfferResult | null;
}

export const decidedOf = ({ accepted, lost }: Pick<OfferResult, 'accepted' | 'lost'>): number =>
  accepted + lost;

/** @param results by kind, rental and city */
export function offerSummary(results: readonly OfferResult[]): OfferSummary {
  const known = results.filter(({ accepted }) => accepted >= enoughPrices);
  return {
    accepted: results.reduce((sum, { accepted }) => sum + accepted, 0),
    decided: results.reduce((sum, result) => sum + decidedOf(result), 0),
    best: known.toSorted((one, other) => decidedOf(other) - decidedOf(one))[0] ?? null,
  };
}
