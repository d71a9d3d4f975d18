import { listStops, type Stop } from '@hawiyat/shared/contract/orders/board';
import type { DeliveryLocation } from '@hawiyat/shared/contract/orders/orders';
import { createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

export interface DayStops {
  readonly day: string;
  readonly stops: readonly Stop[];
  readonly depot: DeliveryLocation;
  /** Drivers whose order of stops the company has arranged. */
  readonly arranged: readonly string[];
}

const $day = atom<string | null>(null);

/** The stops of a day; those of the former one stay until the next one's are there. */
export const $stops = createQuery(
  listStops,
  computed($day, (day) => (day === null ? null : { query: { day } })),
  {
    invalidatedBy: ['order', 'sub_order', 'container', 'driver', 'stops', 'order_settings'],
    select: ({ day, stops, depot = null, arranged = [] }): DayStops => ({ day, stops, depot, arranged }),
  },
);

/** @param day `YYYY-MM-DD` */
export async function showDay(day: string): Promise<void> {
  $day.set(day);
  await $stops.fetch();
}

export const leaveDay = () => $day.set(null);
