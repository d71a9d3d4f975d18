import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { isId } from '../kernel/id.ts';

interface Assignment {
  /** Of the order or sub-order. */
  readonly id: string;
  readonly driverId: string;
  readonly companyId: string;
  readonly adminId: string;
}

/**
 * Assigns a driver only where none is set: of many at once, one wins.
 * @param table of the order or sub-order
 * @throws DomainError `order-missing`, `driver-missing`, `order-over`; `driver-assigned` with who it is
 */
export function assignDriverTo(
  { db, now }: Context,
  table: 'orders' | 'sub_orders',
  { id, driverId, companyId, adminId }: Assignment,
) {
  if (!isId(id)) throw new DomainError('order-missing');
  return asCompany(db, companyId, async (tx) => {
    const before = await statusOf(tx, table, companyId, id);
    if (!before) throw new DomainError('order-missing');
    const driver = await driverAtWork(tx, companyId, driverId);
    if (!driver) throw new DomainError('driver-missing');

    // One statement decides: later requests find a driver set. A late order stays late until the driver sets
    // off.
    const { rows } = await sql<{ status: string }>`
      update ${sql.table(table)}
      set driver_id = ${driver.id}, status = case status when 'pending' then 'scheduled' else status end
      where company_id = ${companyId} and id = ${id} and driver_id is null and status in ('pending', 'late')
      returning status`.execute(tx);
    const status = rows[0]?.status;
    if (status === undefined) {
      const current = await statusOf(tx, table, companyId, id);
      if (['completed', 'canceled', 'failed'].includes(current ?? '')) throw new DomainError('order-over');
      const assigned = await assignedTo(tx, table, companyId, id);
      throw new DomainError('driver-assigned', { assigned });
    }
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
    return { id, driverId: driver.id, driverName: driver.name };
  });
}

async function statusOf(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  id: string,
) {
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx);
  return rows[0]?.status;
}

async function assignedTo(
  tx: Transaction<Schema>,
  table: 'orders' | 'sub_orders',
  companyId: string,
  id: string,
) {
  const { rows } = await sql<{ driverId: string; driverName: string; by: string | null }>`
    select drivers.id as "driverId", drivers.name as "driverName",
      (select admins.name from events
       join admins on admins.company_id = events.company_id and admins.id = events.actor_id
       where events.company_id = ${companyId} and events.entity_id = ${id}::uuid and events.actor_kind = 'admin'
         and events.type in ('order.assigned', 'sub_order.assigned')
       order by events.id desc limit 1) as by
    from ${sql.table(table)} as jobs
    join drivers on drivers.company_id = jobs.company_id and drivers.id = jobs.driver_id
    where jobs.company_id = ${companyId} and jobs.id = ${id}`.execute(tx);
  return rows[0];
}

/** The lock makes a deletion of the driver wait until he is assigned. */
async function driverAtWork(tx: Transaction<Schema>, companyId: string, id: string) {
  if (!isId(id)) return undefined;
  return tx
    .selectFrom('drivers')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}
