import { useEffect, useState } from 'react';
import type { OfferedRequest } from '../components/dialog.ts';
import type { Guidance } from './guidance.ts';
import { messages } from './offering-messages.ts';
import { priceDoubt } from './price-doubt.ts';

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
