import type { AssignableDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { documentsExpiredBy, expiredOf } from '../documents/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { distance, type Point, shownDistance } from '../kernel/distance.ts';
import { isId } from '../kernel/id.ts';
import { placeInWords } from '../kernel/place-in-words.ts';
import { depots, openOrder, openSubOrder, type presentWhere, undeliveredOrders } from '../orders/index.ts';

interface Row extends Omit<AssignableDriver, 'distanceKm' | 'distanceFrom' | 'expired'> {
  /** Latitude and longitude by turns. */
  readonly stops: readonly number[] | null;
}

/** Ranks a task's drivers: available, valid documents, fewest tasks on its day (overdue: today) and in total, nearest. */
export function findAssignableDrivers(
  { db, now }: Context,
  companyId: string,
  { day, task }: { readonly day?: string | undefined; readonly task?: string | undefined },
): Promise<{ drivers: AssignableDriver[]; companyExpired: string[] }> {
  return asCompany(db, companyId, async (tx) => {
    const today = dayOf(now());
    const onDay = !day || day < today ? today : day;
    const { goal, depot } = await placesOf(tx, companyId, task);
    const rows = await driversOn(tx, companyId, { today, day: onDay, task });
    const documents = await documentsExpiredBy(tx, companyId, onDay);
    const drivers = rows
      .map(({ stops, ...driver }) => ({
        ...driver,
        ...nearness(goal, pointsOf(stops ?? []), depot),
        expired: expiredOf(documents, driver.id, onDay),
      }))
      .sort(
        (a, b) =>
          Number(b.availability === 'available') - Number(a.availability === 'available') ||
          Number(a.expired.length > 0) - Number(b.expired.length > 0) ||
          a.jobsOnDay - b.jobsOnDay ||
          a.openJobs - b.openJobs ||
          (a.distanceKm ?? farthest) - (b.distanceKm ?? farthest),
      );
    return { drivers, companyExpired: expiredOf(documents, null, onDay) };
  });
}

/** Kilometers, beyond every distance in the country. */
const farthest = 10_000;

function nearness(
  goal: Point | null,
  stops: readonly Point[],
  depot: Point | null,
): Pick<AssignableDriver, 'distanceKm' | 'distanceFrom'> {
  const nearest = goal && stops.length > 0 ? Math.min(...stops.map((stop) => distance(stop, goal))) : null;
  if (nearest !== null) return { distanceKm: shownDistance(nearest), distanceFrom: 'stop' };
  if (goal && depot) return { distanceKm: shownDistance(distance(depot, goal)), distanceFrom: 'depot' };
  return { distanceKm: null, distanceFrom: null };
}

/** Points outside the country are typing errors. */
function pointsOf(numbers: readonly number[]): Point[] {
  const points = numbers.flatMap((latitude, at) =>
    at % 2 === 0 ? [{ latitude, longitude: numbers[at + 1] ?? 0 }] : [],
  );
  return points.filter((point) => placeInWords(point) !== null);
}

async function placesOf(tx: Transaction<Schema>, companyId: string, task: string | undefined) {
  if (task === undefined || !isId(task)) return { goal: null, depot: null };
  const { rows } = await sql<Parameters<typeof presentWhere>[0]>`
    select orders.latitude, orders.longitude, depots.depot_latitude, depots.depot_longitude
    from orders left join ${depots} on depots.company_id = orders.company_id
    where orders.company_id = ${companyId} and orders.id = coalesce(
      (select order_id from sub_orders where company_id = ${companyId} and id = ${task}::uuid), ${task}::uuid)`.execute(
    tx,
  );
  const [row] = rows;
  const point = (latitude: number | null | undefined, longitude: number | null | undefined) =>
    pointsOf([latitude ?? 0, longitude ?? 0])[0] ?? null;
  return {
    goal: point(row?.latitude, row?.longitude),
    depot: point(row?.depot_latitude, row?.depot_longitude),
  };
}

async function driversOn(
  tx: Transaction<Schema>,
  companyId: string,
  { today, day, task }: { readonly today: string; readonly day: string; readonly task: string | undefined },
): Promise<readonly Row[]> {
  const isOnDay = sql`greatest(job.delivery_date, ${today}::date) = ${day}::date`;
  // Distances matter only for a task.
  const stops =
    task === undefined
      ? sql`null::float8[]`
      : sql`array(select unnest(array[o.latitude, o.longitude])
          from jobs job join orders o on o.company_id = ${companyId} and o.id = job.order_id
          where job.driver_id = drivers.id and ${isOnDay} and o.latitude is not null and job.id <> ${isId(task) ? task : null}::uuid)`;
  const { rows } = await sql<Row>`
    with jobs as (
      select id, id as order_id, driver_id, delivery_date from orders
      where company_id = ${companyId} and ${openOrder} and status in (${sql.join(undeliveredOrders)})
      union all
      select id, order_id, driver_id, delivery_date from sub_orders where company_id = ${companyId} and ${openSubOrder}
    )
    select drivers.id, drivers.name, drivers.picture, drivers.availability,
      coalesce(load.open, 0) as "openJobs", coalesce(load.on_day, 0) as "jobsOnDay", ${stops} as stops
    from drivers
    left join (
      select driver_id, count(*) as open, count(*) filter (where ${isOnDay}) as on_day from jobs job group by driver_id
    ) load on load.driver_id = drivers.id
    where drivers.company_id = ${companyId} and drivers.archived_at is null
    order by drivers.name, drivers.id`.execute(tx);
  return rows;
}
