import { listStops, type Stop } from '@hawiyat/shared/contract/board';
import { createQuery } from '@hawiyat/shared/query';
import { atom, computed } from 'nanostores';

export interface DayStops {
  readonly day: string;
  readonly stops: readonly Stop[];
}

const $day = atom<string | null>(null);

/** The stops of a day; those of the former one stay until the next one's are there. */
export const $stops = createQuery(
  listStops,
  computed($day, (day) => (day === null ? null : { query: { day } })),
  {
    invalidatedBy: /^(order|sub_order|container|driver)\./,
    select: ({ day, stops }): DayStops => ({ day, stops }),
  },
);

/** @param day `YYYY-MM-DD` */
export async function showDay(day: string): Promise<void> {
  $day.set(day);
  await $stops.fetch();
}

export const leaveDay = () => $day.set(null);
