import type { AssignableDriver, Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { messages } from '../texts/assigning.ts';

export interface Choice extends Pick<Driver, 'id' | 'name' | 'picture' | 'availability'> {
  readonly load: Pick<
    AssignableDriver,
    'openJobs' | 'jobsOnDay' | 'distanceKm' | 'distanceFrom' | 'expired'
  > | null;
}

/** New drivers come last and deleted ones leave, so that no row moves; unranked, available ones lead. */
export function driversToChoose(known: readonly Driver[] | null, ranked: readonly AssignableDriver[] | null) {
  if (known === null) return ranked?.map((item) => ({ ...item, load: item })) ?? [];
  if (ranked === null) return availableFirst(known).map(withoutLoad);
  const others = new Map(known.map((item) => [item.id, item]));
  const chosen = ranked.flatMap((load) => {
    const driver = others.get(load.id);
    others.delete(load.id);
    return driver ? [{ ...driver, load }] : [];
  });
  return [...chosen, ...[...others.values()].map(withoutLoad)];
}

const withoutLoad = (driver: Driver): Choice => ({ ...driver, load: null });

const availableFirst = (drivers: readonly Driver[]) => [
  ...drivers.filter((driver) => driver.availability === 'available'),
  ...drivers.filter((driver) => driver.availability !== 'available'),
];

/** Kilometers by air that count as near. */
const nearKilometers = 10;

const { ranking: texts } = messages;

export function rankingReasons(drivers: readonly Choice[], isToday: boolean): ReadonlyMap<string, string> {
  const day = isToday ? texts.today : texts.thatDay;
  const distances = drivers.flatMap(({ load }) => load?.distanceKm ?? []);
  const [shortest, longest] = [Math.min(...distances), Math.max(...distances)];
  const available = drivers.filter(({ availability }) => availability === 'available');
  const loads = available.flatMap(({ load }) => (load ? [load.jobsOnDay] : []));
  const [least, most] = [Math.min(...loads), Math.max(...loads)];

  const distanceOf = ({ distanceKm, distanceFrom }: NonNullable<Choice['load']>) => {
    if (distanceKm === null || (distanceFrom !== 'stop' && distanceFrom !== 'depot')) return '';
    const isNearest = distanceKm === shortest && shortest < longest;
    const mark = isNearest ? texts.nearest : distanceKm <= nearKilometers ? texts.near : '';
    return mark + texts.distance(distanceKm, distanceFrom);
  };
  const onDayOf = ({ availability, load }: Choice) => {
    if (!load) return '';
    if (load.jobsOnDay === 0) return texts.free(day);
    const isLeast = availability === 'available' && load.jobsOnDay === least && least < most;
    return `${texts.onDay(load.jobsOnDay, day)}${isLeast ? `، ${texts.least}` : ''}`;
  };
  return new Map(
    drivers.flatMap((driver) => {
      const { id, load } = driver;
      if (!load) return [];
      const others = load.openJobs - load.jobsOnDay;
      const parts = [distanceOf(load), onDayOf(driver), others > 0 ? texts.others(others) : ''];
      return [[id, parts.filter(Boolean).join(' · ')] as const];
    }),
  );
}
