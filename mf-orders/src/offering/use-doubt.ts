import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { price } from '@hawiyat/shared/contract/core/money';
import type { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { useEffect, useState } from 'react';
import type { Guidance } from './guidance.ts';
import type { OfferedRequest } from './made-offer.ts';
import { messages } from './offering-messages.ts';

/** Milliseconds without a key before a price counts as typed: its first digits always look low. */
const pause = 500;

/** @returns undefined when the price is a usual one */
export function doubtText(
  typed: string,
  guidance: Guidance,
  rentalType: OfferedRequest['rentalType'],
): string | undefined {
  const basis = guidance?.basis;
  const side = priceDoubt(typed, basis);
  if (!basis || side === null) return undefined;
  return messages.doubt(basis.kind, side, side === 'low' ? basis.least : basis.most, rentalType);
}

export function useDoubt(
  typed: string,
  guidance: Guidance,
  rentalType: OfferedRequest['rentalType'],
): string | undefined {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  if (priceDoubt(typed, guidance?.basis) === 'low' && rested !== typed) return undefined;
  return doubtText(typed, guidance, rentalType);
}

type Basis = NonNullable<Answer<typeof offerGuidance>['guidance']['basis']>;

/**
 * A price may be a slip below half of the least or above double of the most in `basis` (riyals). An invalid text or an
 * empty basis raises no doubt.
 */
export function priceDoubt(
  typed: string,
  basis: Pick<Basis, 'least' | 'most'> | null | undefined,
): 'low' | 'high' | null {
  const named = price.safeParse(typed);
  if (!named.success || !basis) return null;
  if (named.data < basis.least / 2) return 'low';
  return named.data > basis.most * 2 ? 'high' : null;
}
