import { listStops } from '@hawiyat/shared/contract/orders/board';
import { today } from '@hawiyat/shared/locale/today';
import { createQuery } from '@hawiyat/shared/query';
import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { useMemo } from 'react';
import { $drivers } from '../../components/drivers.ts';
import { driverMarks } from './driver-mark.ts';
import { type DayStops, dayLanes } from './lanes.ts';
import { $pending } from './move-stop.ts';

const $day = atom<string | null>(null);

export const $stops = createQuery(
  listStops,
  computed($day, (day) => (day === null ? null : { query: { day } })),
  { invalidatedBy: ['order', 'sub_order', 'container', 'driver', 'stops', 'order_settings'] },
);

export async function showDay(day: string): Promise<void> {
  $day.set(day);
  await $stops.fetch();
}

export const leaveDay = () => $day.set(null);

export function useDayLanes(answer: DayStops) {
  const drivers = useStore($drivers).data;
  const pending = useStore($pending);
  // A past day accepts no assignments.
  const offered = answer.day < today() ? null : drivers;
  const lanes = useMemo(() => dayLanes(answer, offered ?? [], pending), [answer, offered, pending]);
  const marks = useMemo(() => {
    const ids = new Set(drivers?.map(({ id }) => id));
    for (const { driver } of lanes) if (driver) ids.add(driver.id);
    return driverMarks([...ids]);
  }, [drivers, lanes]);
  return { lanes, marks };
}
