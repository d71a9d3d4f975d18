import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { driverAtWork } from './driver-rows.ts';
import { openOrder, openSubOrder } from './order-filters.ts';

interface Arrangement {
  readonly day: string;
  readonly driverId: string;
  /** Ids of orders and sub-orders. */
  readonly ids: readonly string[];
  readonly companyId: string;
  readonly adminId: string;
}

/** Stores the order of a driver's stops. Returns the ids of the driver's open tasks: a colleague may have moved one. */
export function arrangeStops(
  { db, now }: Context,
  { day, driverId, ids, companyId, adminId }: Arrangement,
): Promise<{ day: string; driverId: string; ids: string[] }> {
  return asCompany(db, companyId, async (tx) => {
    if (!(await driverAtWork(tx, companyId, driverId))) throw driverMissing();
    const wanted = [...new Set(ids)].filter(isId);
    // Today's stops include open ones of earlier days.
    const isOfDay =
      day === dayOf(now()) ? sql`delivery_date <= ${day}::date` : sql`delivery_date = ${day}::date`;
    const { rows } = await sql<{ id: string }>`
      select id from orders where company_id = ${companyId} and id = any(${wanted}::uuid[])
        and driver_id = ${driverId}::uuid and ${openOrder} and ${isOfDay}
      union all
      select id from sub_orders where company_id = ${companyId} and id = any(${wanted}::uuid[])
        and driver_id = ${driverId}::uuid and ${openSubOrder} and ${isOfDay}`.execute(tx);
    const openIds = new Set(rows.map(({ id }) => id));
    const kept = wanted.filter((id) => openIds.has(id));
    await sql`
      insert into stop_orders (company_id, driver_id, day, task_ids)
      values (${companyId}::uuid, ${driverId}::uuid, ${day}::date, ${kept}::uuid[])
      on conflict (company_id, driver_id, day) do update set task_ids = excluded.task_ids`.execute(tx);
    await appendEvent(tx, {
      ...{ companyId, type: 'stops.arranged', entityId: driverId, at: now(), data: { driverId } },
      actor: { kind: 'admin', id: adminId },
      after: { day, tasks: kept.length },
    });
    return { day, driverId, ids: kept };
  });
}
