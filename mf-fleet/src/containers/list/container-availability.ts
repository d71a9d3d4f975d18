import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { backOn } from '../whereabouts.ts';

/** First and last day, `YYYY-MM-DD`. */
export type Days = readonly [from: string, to: string];
/** Free the whole time, promised to an order, out, or in maintenance. */
export type Availability = 'free' | 'committed' | 'out' | 'maintenance';
type Held = Pick<Container, 'status' | 'hold'>;

export function isLate(container: Held, today: string): boolean {
  const day = backOn(container);
  return day !== null && day < today;
}

/**
 * A free container is not in maintenance, and no order has it on any of the days, from its acceptance until the return.
 * A late one, or one set to rented by hand, is out. `today`: Riyadh's day.
 */
export function availabilityIn(container: Held, [from, to]: Days, today: string): Availability {
  const { status, hold } = container;
  if (status === 'maintenance') return 'maintenance';
  if (!hold) return status === 'rented' ? 'out' : status === 'reserved' ? 'committed' : 'free';
  const until = backOn(container);
  if (until !== null && until < from && until >= today) return 'free';
  return hold.deliveredAt !== null || hold.day <= to ? 'out' : 'committed';
}
