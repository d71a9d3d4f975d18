import { listStops, type Stop } from '@hawiyat/shared/contract/orders/board';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

interface Asked {
  readonly driverId: string;
  readonly day: string;
}

/** The open page's driver, and its today. */
const $asked = atom<Asked | null>(null);

const stopsOn = (dayOf: (asked: Asked) => string) =>
  createQuery(
    listStops,
    computed($asked, (asked) => asked && { query: { day: dayOf(asked), driverId: asked.driverId } }),
    { invalidatedBy: ['order', 'sub_order', 'stops', 'container'], gcTime: 0 },
  );
const $today = stopsOn(({ day }) => day);
const $tomorrow = stopsOn(({ day }) => daysAfter(day, 1));

export interface DayOfDriver {
  readonly day: string;
  /** In the driver's order; null before the first answer. */
  readonly stops: readonly Stop[] | null;
}

export const $stops = computed([$asked, $today, $tomorrow], (asked, now, next) => {
  const daysOf = ({ day }: Asked): readonly DayOfDriver[] =>
    [now, next].map(({ data, outdated }, at) => ({
      day: daysAfter(day, at),
      stops: data && !outdated ? data.stops : null,
    }));
  return {
    days: asked ? daysOf(asked) : [],
    error: now.error ?? next.error,
    loading: now.loading || next.loading,
  };
});

export async function fetchStops(): Promise<void> {
  await Promise.all([$today.fetch(), $tomorrow.fetch()]);
}

/** @param driverId null when his page is left */
export function showStopsOf(driverId: string | null): void {
  $asked.set(driverId === null ? null : { driverId, day: today() });
}
