import type { AssignableDriver } from '@hawiyat/shared/contract/fleet/drivers';
import type { WorkTask } from '@hawiyat/shared/contract/orders/work';

/** One for each task in turn, as if each were followed; null when none works. `ranked`: by day, in the dialog's order. */
export function suggestDrivers(
  days: readonly string[],
  ranked: ReadonlyMap<string, readonly AssignableDriver[]>,
): WorkTask['suggestion'][] {
  const given = new Map<string, number>();
  const more = (key: string) => given.get(key) ?? 0;
  const atWork = new Map(
    [...ranked].map(([day, drivers]) => [
      day,
      drivers.filter((driver) => driver.availability !== 'off_duty'),
    ]),
  );
  return days.map((day) => {
    const onDay = ({ id, jobsOnDay }: AssignableDriver) => jobsOnDay + more(`${day} ${id}`);
    const open = ({ id, openJobs }: AssignableDriver) => openJobs + more(id);
    const rank = (driver: AssignableDriver) =>
      [
        Number(driver.availability !== 'available'),
        Number(driver.expired.length > 0),
        onDay(driver),
        open(driver),
      ] as const;
    let best: AssignableDriver | undefined;
    for (const driver of atWork.get(day) ?? [])
      if (!best || isBefore(rank(driver), rank(best))) best = driver;
    if (!best) return null;
    const jobsOnDay = onDay(best);
    given.set(`${day} ${best.id}`, more(`${day} ${best.id}`) + 1);
    given.set(best.id, more(best.id) + 1);
    const { expired } = best;
    return { driverId: best.id, name: best.name, jobsOnDay, ...(expired.length > 0 && { expired }) };
  });
}

/** Of equals, the first in the ranking stays. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
