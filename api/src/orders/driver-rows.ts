import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isId } from '../kernel/id.ts';

export type TaskTable = 'orders' | 'sub_orders';

export async function statusOf(tx: Transaction<Schema>, table: TaskTable, companyId: string, id: string) {
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(table)} where company_id = ${companyId} and id = ${id}`.execute(tx);
  return rows[0]?.status;
}

/** The task's driver, and the name of the administrator who has assigned the driver. */
export async function assignedTo(tx: Transaction<Schema>, table: TaskTable, companyId: string, id: string) {
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

/** The lock makes a deletion of the driver wait for the assignment. */
export async function driverAtWork(tx: Transaction<Schema>, companyId: string, id: string) {
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
