import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { expiredFor } from '../documents/index.ts';
import { appendEvent } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf, later } from '../kernel/calendar.ts';
import type { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';
import { assignedTo, driverAtWork, statusOf, type TaskTable } from './driver-rows.ts';
import {
  changeReasonMissing,
  driverChanged,
  driverSetOff,
  driverTakenOff,
  orderMissing,
  orderOver,
} from './errors.ts';

interface DriverChange extends Admin {
  readonly id: string;
  /** The driver that the author sees. */
  readonly from: string;
  readonly driverId: string | null;
  readonly reason?: string | null | undefined;
}

/** Replaces or removes a task's driver before departure. A late order stays late. */
export function changeDriver(
  { db, now }: Context,
  table: TaskTable,
  { id, from, driverId, reason = null, companyId, adminId }: DriverChange,
) {
  if (!isId(id)) throw orderMissing();
  if (driverId !== null && reason === null) throw changeReasonMissing();
  return asCompany(db, companyId, async (tx) => {
    const before = await statusOf(tx, table, companyId, id);
    if (!before) throw orderMissing();
    const driver = driverId === null ? null : await driverAtWork(tx, companyId, driverId);
    if (driver === undefined) throw driverMissing();

    // One statement decides between the author, a colleague and the driver who sets off.
    const next =
      driver === null ? sql`case status when 'scheduled' then 'pending' else status end` : sql`status`;
    const { rows } = await sql<{ status: string; day: string }>`
      update ${sql.table(table)} set driver_id = ${driver?.id ?? null}::uuid, status = ${next}
      where company_id = ${companyId} and id = ${id} and driver_id = ${isId(from) ? from : null}::uuid
        and status in ('scheduled', 'late')
      returning status, delivery_date as day`.execute(tx);
    const [changed] = rows;
    if (!changed) throw await whyNot(tx, table, { companyId, id, from });
    const { status, day } = changed;
    await appendEvent(tx, {
      companyId,
      type: table === 'orders' ? 'order.assigned' : 'sub_order.assigned',
      entityId: id,
      actor: { kind: 'admin', id: adminId },
      at: now(),
      data: { status, driverId: driver?.id ?? null, driverName: driver?.name ?? null },
      before: { driverId: from, status: before },
      after: { driverId: driver?.id ?? null, status, ...(reason !== null && { reason }) },
    });
    const expired =
      driver === null ? [] : await expiredFor(tx, companyId, driver.id, later(day, dayOf(now())));
    return {
      id,
      status,
      driverId: driver?.id ?? null,
      driverName: driver?.name ?? null,
      ...(expired.length > 0 && { expired }),
    };
  });
}

async function whyNot(
  tx: Transaction<Schema>,
  table: TaskTable,
  { companyId, id, from }: Pick<DriverChange, 'companyId' | 'id' | 'from'>,
): Promise<DomainError> {
  const status = await statusOf(tx, table, companyId, id);
  if (['completed', 'canceled', 'failed'].includes(status ?? '')) return orderOver();
  const assigned = await assignedTo(tx, table, companyId, id);
  if (!assigned) return driverTakenOff();
  const values = { driver: assigned.driverName };
  return assigned.driverId === from ? driverSetOff(values) : driverChanged(values, { assigned });
}
