import type { ContainerSize, ContainerType } from '@hawiyat/shared/contract/core/container-kinds';
import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/container-list';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { backOn } from '../whereabouts.ts';

export interface ContainerFilter {
  readonly status: ContainerStatus | 'all';
  readonly type: ContainerType | 'all';
  readonly size: ContainerSize | 'all';
  /** «شمال الرياض», where orders have them. */
  readonly place: string | null;
  /** As typed: «20 ياردة», «مؤجرة», a part of number, place, contact or order. */
  readonly text: string;
  readonly free: Days | null;
  /** Due back within so many days, today's included, or late. */
  readonly back: number | 'late' | null;
}

export const showAll: ContainerFilter = {
  ...{ status: 'all', type: 'all', size: 'all', place: null, text: '', free: null, back: null },
};

export const isNarrowed = (filter: ContainerFilter): boolean =>
  Object.entries(showAll).some(([name, all]) => filter[name as keyof ContainerFilter] !== all);

/** «متوفرة اليوم» concerns the chosen days, not the present status. */
export const freeOn = (status: ContainerFilter['status'], free: Days | null): Partial<ContainerFilter> => ({
  ...{ free },
  ...(free && status === 'available' && { status: 'all' }),
});

/** First and last day, `YYYY-MM-DD`. */
export type Days = readonly [from: string, to: string];
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
