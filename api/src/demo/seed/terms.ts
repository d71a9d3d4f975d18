import type { RentalType } from '@hawiyat/shared/contract/orders/orders';
import { rentalDays } from '../../orders/index.ts';
import type { Random } from './random.ts';

export interface Terms {
  readonly rental_type: RentalType;
  /** Days, only for `once`. */
  readonly rental_duration: 7 | 10 | null;
  readonly unload_count: number | null;
  /** Days of the stay. */
  readonly days: number;
}

export function terms(random: Random, rental_type: RentalType): Terms {
  if (rental_type === 'once') {
    const rental_duration = random.chance(0.7) ? 7 : 10;
    return {
      rental_type,
      rental_duration,
      unload_count: null,
      days: rentalDays({ rental_type, rental_duration }),
    };
  }
  const monthly = rental_type === 'monthly';
  return {
    rental_type,
    rental_duration: null,
    unload_count: monthly ? random.whole(1, 3) : random.whole(3, 5),
    days: rentalDays({ rental_type, rental_duration: null }),
  };
}

/** In riyals; `weekly` is the container's price for seven days, and prices rise by a sixth over the history. */
export function totalPrice(
  { rental_type, rental_duration, unload_count }: Terms,
  weekly: number,
  progress: number,
) {
  const lengths = { once: rental_duration === 10 ? 1.25 : 1, monthly: 2.4, yearly: 15 };
  const weeks = lengths[rental_type] + 0.35 * (unload_count ?? 0);
  return Math.round((weekly * weeks * (0.92 + 0.15 * progress)) / 5) * 5;
}
