import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { expiredFor } from '../documents/index.ts';
import { appendEvent } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf, later } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { driverAtWork, statusOf, type TaskTable } from './driver-rows.ts';
import { orderMissing } from './errors.ts';
import { whyNotAssigned } from './why-not-assigned.ts';

interface Assignment {
  readonly id: string;
  readonly driverId: string;
  readonly companyId: string;
  readonly adminId: string;
}

/** Assigns a driver to a task without one; of concurrent calls, one wins. */
export function assignDriverTo(
  { db, now }: Context,
  table: TaskTable,
  { id, driverId, companyId, adminId }: Assignment,
) {
  if (!isId(id)) throw orderMissing();
  return asCompany(db, companyId, async (tx) => {
    const before = await statusOf(tx, table, companyId, id);
    if (!before) throw orderMissing();
    const driver = await driverAtWork(tx, companyId, driverId);
    if (!driver) throw driverMissing();

    // One statement decides: later requests find a driver set. A late order stays late until departure.
    const { rows } = await sql<{ status: string; day: string }>`
      update ${sql.table(table)}
      set driver_id = ${driver.id}, status = case status when 'pending' then 'scheduled' else status end
      where company_id = ${companyId} and id = ${id} and driver_id is null and status in ('pending', 'late')
      returning status, delivery_date as day`.execute(tx);
    const [assigned] = rows;
    if (!assigned) throw await whyNotAssigned(tx, table, companyId, id);
    const { status, day } = assigned;
    await appendEvent(tx, {
      companyId,
      type: table === 'orders' ? 'order.assigned' : 'sub_order.assigned',
      entityId: id,
      actor: { kind: 'admin', id: adminId },
      at: now(),
      data: { status, driverId: driver.id, driverName: driver.name },
      before: { driverId: null, status: before },
      after: { driverId: driver.id, status },
    });
    const expired = await expiredFor(tx, companyId, driver.id, later(day, dayOf(now())));
    return { id, driverId: driver.id, driverName: driver.name, ...(expired.length > 0 && { expired }) };
  });
}
