import type { OrderStatus, RentalType } from '@hawiyat/shared/contract/orders/orders';
import { addDays, daysBetween } from '../../kernel/calendar.ts';
import { unloadAfter } from '../../orders/index.ts';
import type { Random } from './random.ts';
import { type Terms, terms } from './terms.ts';

export interface Plan {
  readonly status: OrderStatus;
  readonly accepted: string;
  readonly delivery: string;
  readonly terms: Terms;
}

/** Construction is busy from autumn to spring and slow in the summer heat. January first. */
const season = [1.1, 1.15, 1, 1.05, 1.1, 0.85, 0.7, 0.75, 1, 1.15, 1.25, 1.2];
/** Sunday first; Friday is the day of rest. */
const week = [1.1, 1.1, 1, 1, 1.1, 0.35, 0.8];

/** More days in busy seasons, and more as the company grows. */
function busyDays(random: Random, count: number, first: string, last: string): string[] {
  const length = daysBetween(first, last) + 1;
  const days = Array.from({ length }, (_, i) => addDays(first, i));
  const weights = days.map((day, i) => {
    const date = new Date(day);
    return (0.65 + (0.9 * i) / length) * (season[date.getUTCMonth()] ?? 1) * (week[date.getUTCDay()] ?? 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let at = 0;
  return Array.from({ length: count }, (_, i) => {
    const aim = ((i + random.next()) / count) * total;
    while (at < length - 1 && reached + (weights[at] ?? 0) < aim) reached += weights[at++] ?? 0;
    return days[at] ?? last;
  });
}

export function completedPlans(random: Random, count: number, first: string, today: string): Plan[] {
  // The shortest rental, accepted on the last of these days, ends yesterday.
  return busyDays(random, count, first, addDays(today, -14)).map((accepted) => {
    const delivery = addDays(accepted, random.whole(1, 3));
    const fits = (item: Terms) => addDays(delivery, item.days) < today;
    const wished: RentalType = random.weighted([
      ['once', 70],
      ['monthly', 25],
      ['yearly', 5],
    ]);
    const agreed = terms(random, wished);
    return { status: 'completed', accepted, delivery, terms: fits(agreed) ? agreed : terms(random, 'once') };
  });
}

export function canceledPlans(random: Random, count: number, first: string, today: string): Plan[] {
  return busyDays(random, count, first, addDays(today, -5)).map((accepted) => ({
    status: 'canceled',
    accepted,
    delivery: addDays(accepted, random.whole(1, 4)),
    terms: terms(random, random.chance(0.8) ? 'once' : 'monthly'),
  }));
}

/** Covers every status of an order in progress; `most` limits those at customers, per rental type. */
export function livePlans(random: Random, today: string, most: number): Plan[] {
  const plan = (status: OrderStatus, rental: RentalType, delivery: number, acceptedBefore = 2): Plan => ({
    status,
    accepted: addDays(today, Math.min(delivery, 0) - acceptedBefore),
    delivery: addDays(today, delivery),
    terms: terms(random, rental),
  });
  /** The order's first unload, or else its return, is today. */
  const onTheRoad = (status: OrderStatus, rental: RentalType): Plan => {
    const agreed = terms(random, rental);
    const { unload_count, days } = agreed;
    const due = unload_count === null ? days : unloadAfter(0, unload_count, days);
    return { ...plan(status, rental, -due), terms: agreed };
  };
  return [
    plan('pending', 'once', 1),
    plan('pending', 'once', 2),
    plan('pending', 'monthly', 3),
    plan('scheduled', 'once', 0),
    plan('scheduled', 'monthly', 1),
    plan('in_transit', 'once', 0),
    plan('late', 'once', -1),
    plan('late', 'once', -2),
    ...[-320, -274, -216, -163, -121, -68, -25]
      .slice(-most)
      .map((number) => plan('delivered', 'yearly', number)),
    ...[-26, -21, -15, -9, -4].slice(-most).map((number) => plan('delivered', 'monthly', number)),
    ...[-6, -4, -3, -1].slice(-most).map((number) => plan('delivered', 'once', number)),
    // Overdue returns.
    ...[-13, -12].map((number) => plan('delivered', 'once', number)),
    ...(['pick_up_in_progress', 'picked_up'] as const).map((name) => onTheRoad(name, 'once')),
    ...(['pick_up_in_progress', 'picked_up', 're_delivery_in_progress'] as const).map((name) =>
      onTheRoad(name, 'monthly'),
    ),
    onTheRoad('re_delivery_in_progress', 'yearly'),
  ];
}
