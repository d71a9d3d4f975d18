import type { AssignableDriver, Driver } from '@hawiyat/shared/contract/fleet/drivers';

export interface Choice extends Pick<Driver, 'id' | 'name' | 'picture' | 'availability'> {
  readonly load: Pick<
    AssignableDriver,
    'openJobs' | 'jobsOnDay' | 'distanceKm' | 'distanceFrom' | 'expired'
  > | null;
}

/**
 * Merges the server's ranking with the shared list: new drivers come last and deleted ones leave, so that no row moves
 * while the person chooses. Without a ranking, available drivers come first.
 */
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
