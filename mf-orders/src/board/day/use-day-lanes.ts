import { today } from '@hawiyat/shared/locale/today';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $drivers } from '../../components/drivers.ts';
import type { DayStops } from './day-store.ts';
import { driverMarks } from './driver-mark.ts';
import { dayLanes } from './lanes.ts';
import { $pending } from './move-stop.ts';

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
