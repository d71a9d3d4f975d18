import {
  type AssignableDriver,
  driverDetails,
  listAssignableDrivers,
} from '@hawiyat/shared/contract/drivers';
import { sql, type Transaction } from 'kysely';
import { openOrder, openSubOrder } from '../db/order-filters.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { dayOf } from '../domain/calendar.ts';
import type { App } from '../http/context.ts';
import { isId } from '../http/id.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { driverColumns, driverOf } from './driver-row.ts';

/** What a driver has to do and has done (specification, section 2 "Driver detail"), and whom to choose for a job. */
export function driverDetailRoutes(app: App): void {
  serve(app, driverDetails, async ({ params: { driverId }, session: { companyId } }) => {
    const found = isId(driverId)
      ? await asCompany(app.db, companyId, async (tx) => {
          const driver = await tx
            .selectFrom('drivers')
            .select(driverColumns)
            .where('company_id', '=', companyId)
            .where('id', '=', driverId)
            .where('archived_at', 'is', null)
            .executeTakeFirst();
          return driver && { driver, orders: await ordersOf(tx, companyId, driverId) };
        })
      : undefined;
    if (!found) throw new Refusal(404, 'لم يتم العثور على بيانات السائق');
    const { driver, orders } = found;
    return {
      driver: driverOf(driver),
      statistics: {
        currentApplications: orders.filter((it) => it.is_open).length,
        completedApplications: orders.filter((it) => it.status === 'completed').length,
        totalApplications: orders.length,
      },
      orders: orders.map(({ id, number, type, size, delivery_date, status }) => ({
        // No truck is known to anybody: the specification names the column, and nothing that fills it.
        ...{ id, truck: null, containerNumber: number, type, size, deliveryDate: delivery_date, status },
      })),
    };
  });

  serve(app, listAssignableDrivers, async ({ query, session: { companyId } }) => {
    const day = query.day ?? dayOf(app.now());
    return { drivers: await asCompany(app.db, companyId, (tx) => assignable(tx, companyId, day)) };
  });
}

/** A driver's orders, newest day first. */
function ordersOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.company_id', '=', 'orders.company_id')
        .onRef('containers.id', '=', 'orders.container_id'),
    )
    .select(['orders.id', 'orders.delivery_date', 'orders.status', openOrder.as('is_open')])
    .select(['containers.number', 'containers.type', 'containers.size'])
    .where('orders.company_id', '=', companyId)
    .where('orders.driver_id', '=', driverId)
    .orderBy('orders.delivery_date', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
}

/** Available first, then those with the least to do, on that day and then at all. */
async function assignable(
  tx: Transaction<Schema>,
  companyId: string,
  day: string,
): Promise<AssignableDriver[]> {
  const { rows } = await sql<AssignableDriver>`
    select drivers.id, drivers.name, drivers.picture, drivers.availability,
      coalesce(jobs.open, 0) as "openJobs", coalesce(jobs.on_day, 0) as "jobsOnDay"
    from drivers
    left join (
      select driver_id, count(*) as open, count(*) filter (where delivery_date = ${day}::date) as on_day
      from (
        select driver_id, delivery_date from orders where company_id = ${companyId} and ${openOrder}
        union all
        select driver_id, delivery_date from sub_orders where company_id = ${companyId} and ${openSubOrder}
      ) job
      group by driver_id
    ) jobs on jobs.driver_id = drivers.id
    where drivers.company_id = ${companyId} and drivers.archived_at is null
    order by (drivers.availability = 'available') desc, "jobsOnDay", "openJobs", drivers.name, drivers.id`.execute(
    tx,
  );
  return rows;
}
