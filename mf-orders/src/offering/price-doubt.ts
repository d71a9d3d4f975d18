import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { price } from '@hawiyat/shared/contract/core/money';
import type { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';

export type Basis = NonNullable<Answer<typeof offerGuidance>['guidance']['basis']>;

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
