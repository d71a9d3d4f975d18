import type { AssignableDriver } from '@hawiyat/shared/contract/fleet/drivers';
import type { WorkTask } from '@hawiyat/shared/contract/orders/work';

/**
 * Whom to suggest for tasks one after another, as if each suggestion were followed: the driver who then has the least
 * to do on that day, of those whose papers are valid.
 * @param days of tasks without a driver, in the order in which they are to be assigned
 * @param ranked by day, the drivers as the dialog to assign them ranks them
 * @returns a suggestion for each task; null when nobody is at work
 */
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

/** Of equals the one that the ranking has first stays. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
