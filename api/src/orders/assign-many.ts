import { sql, type Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { expiredFor } from '../documents/index.ts';
import { appendEvent } from '../events/index.ts';
import { driverMissing } from '../fleet/errors.ts';
import { dayOf, later } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { assignedTo, driverAtWork, statusOf, type TaskTable } from './driver-rows.ts';
import { driverAssigned, orderMissing, orderOver } from './errors.ts';

export interface ChosenTask {
  readonly kind: 'order' | 'sub_order';
  readonly id: string;
}

interface ManyAssignments extends Admin {
  readonly driverId: string;
  readonly tasks: readonly ChosenTask[];
}

const tables = { order: 'orders', sub_order: 'sub_orders' } as const satisfies Record<string, TaskTable>;

/** Assigns a driver to many tasks. Each task's `error` is null, or says why it has another driver or none. */
export function assignDriverToMany({ db, now }: Context, assignments: ManyAssignments) {
  const { driverId, companyId, adminId } = assignments;
  return asCompany(db, companyId, async (tx) => {
    const driver = await driverAtWork(tx, companyId, driverId);
    if (!driver) throw driverMissing();
    const chosen = [...new Map(assignments.tasks.map((task) => [`${task.kind} ${task.id}`, task])).values()];
    const given = new Set<string>();
    let last = dayOf(now());
    for (const kind of ['order', 'sub_order'] as const) {
      const ids = chosen.filter((task) => task.kind === kind && isId(task.id)).map(({ id }) => id);
      const rows = await giveTo(tx, tables[kind], { companyId, driverId: driver.id, ids });
      for (const { id, day } of rows) {
        given.add(`${kind} ${id}`);
        last = later(last, day);
      }
      await appendEvent(
        tx,
        ...rows.map(({ id, before, status }) => ({
          companyId,
          type: `${kind}.assigned` as const,
          entityId: id,
          actor: { kind: 'admin', id: adminId } as const,
          at: now(),
          data: { status, driverId: driver.id, driverName: driver.name },
          before: { driverId: null, status: before },
          after: { driverId: driver.id, status },
        })),
      );
    }
    const tasks = [];
    for (const task of chosen) {
      const isGiven = given.has(`${task.kind} ${task.id}`);
      tasks.push({
        ...task,
        error: isGiven ? null : await whyNotAssigned(tx, tables[task.kind], companyId, task.id),
      });
    }
    const expired = given.size === 0 ? [] : await expiredFor(tx, companyId, driver.id, last);
    return { driverId: driver.id, driverName: driver.name, ...(expired.length > 0 && { expired }), tasks };
  });
}

/** Assigns a driver to a task without one; of concurrent calls, one wins. A late order stays late until departure. */
export async function assignDriverTo(
  context: Context,
  kind: ChosenTask['kind'],
  { id, ...assignment }: Omit<ManyAssignments, 'tasks'> & { readonly id: string },
) {
  const { tasks, ...driver } = await assignDriverToMany(context, { ...assignment, tasks: [{ kind, id }] });
  if (tasks[0]?.error) throw tasks[0].error;
  return { id, ...driver };
}

/** Locks the rows in one order, so that two such calls never wait for each other. */
async function giveTo(
  tx: Transaction<Schema>,
  table: TaskTable,
  { companyId, driverId, ids }: { companyId: string; driverId: string; ids: readonly string[] },
) {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; before: string; status: string; day: string }>`
    with free as (
      select id, status from ${sql.table(table)}
      where company_id = ${companyId} and id = any(${ids}::uuid[]) and driver_id is null and status in ('pending', 'late')
      order by id for update
    )
    update ${sql.table(table)} as tasks
    set driver_id = ${driverId}, status = case tasks.status when 'pending' then 'scheduled' else tasks.status end
    from free where tasks.company_id = ${companyId} and tasks.id = free.id
    returning tasks.id, free.status as before, tasks.status, tasks.delivery_date as day`.execute(tx);
  return rows;
}

async function whyNotAssigned(tx: Transaction<Schema>, table: TaskTable, companyId: string, id: string) {
  const status = isId(id) ? await statusOf(tx, table, companyId, id) : undefined;
  if (status === undefined) return orderMissing();
  if (['completed', 'canceled', 'failed'].includes(status)) return orderOver();
  return driverAssigned({ assigned: await assignedTo(tx, table, companyId, id) });
}
