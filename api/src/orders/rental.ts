import { addDays } from '../kernel/calendar.ts';

export interface Rental {
  readonly rental_type: 'once' | 'monthly' | 'yearly';
  /** Days, for `once`; null otherwise. */
  readonly rental_duration: number | null;
  /** Times the container is emptied; null for `once`. */
  readonly unload_count: number | null;
}

export interface PlannedTask {
  readonly type: 'unload' | 'return';
  readonly delivery_date: string;
}

const defaultDays = 7;

/** 7 or 10 days as agreed for `once`, 30 for monthly, 365 for yearly. */
export function rentalDays({ rental_type, rental_duration }: Omit<Rental, 'unload_count'>): number {
  if (rental_type === 'once') return rental_duration ?? defaultDays;
  return rental_type === 'monthly' ? 30 : 365;
}

/** Days from delivery to an unload (`index` from 0): unloads are evenly spread over the rental. */
export function unloadAfter(index: number, count: number, days: number): number {
  return Math.round(((index + 1) * days) / (count + 1));
}

/** The tasks of an accepted order in the order of their days: its unloads, then the return that ends it. */
export function plannedTasks(deliveryDate: string, rental: Rental): PlannedTask[] {
  const days = rentalDays(rental);
  const count = rental.unload_count ?? 0;
  const unloads = Array.from({ length: count }, (_, i) => ({
    type: 'unload' as const,
    delivery_date: addDays(deliveryDate, unloadAfter(i, count, days)),
  }));
  return [...unloads, { type: 'return', delivery_date: addDays(deliveryDate, days) }];
}
