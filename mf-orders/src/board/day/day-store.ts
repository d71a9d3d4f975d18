import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { listStops } from '@hawiyat/shared/contract/orders/board';
import { createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

export type DayStops = Answer<typeof listStops>;

const $day = atom<string | null>(null);

/** The former day's stops stay until the next day's arrive. */
export const $stops = createQuery(
  listStops,
  computed($day, (day) => (day === null ? null : { query: { day } })),
  { invalidatedBy: ['order', 'sub_order', 'container', 'driver', 'stops', 'order_settings'] },
);

/** @param day `YYYY-MM-DD` */
export async function showDay(day: string): Promise<void> {
  $day.set(day);
  await $stops.fetch();
}

export const leaveDay = () => $day.set(null);
