import type { AssignableDriver, Driver } from '@hawiyat/shared/contract/drivers';

/** A driver as the dialog shows him. */
export interface Choice extends Pick<Driver, 'id' | 'name' | 'picture' | 'availability'> {
  /** What he has to do; null when it is not known. */
  readonly load: Pick<AssignableDriver, 'openJobs' | 'jobsOnDay'> | null;
}

/**
 * Whom to choose from: in the server's order, and as the shared list has them now, which hears of every change. Who was
 * added since stands at the end, who was deleted is gone; nobody moves while somebody chooses.
 * @param known the shared list; null when it is not known
 * @param ranked the server's order; null when it cannot be had: available ones come first then
 */
export function driversToChoose(
  known: readonly Driver[] | null,
  ranked: readonly AssignableDriver[] | null,
): readonly Choice[] {
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
