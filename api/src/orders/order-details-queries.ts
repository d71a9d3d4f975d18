import { longestTimeline } from '@hawiyat/shared/contract/orders/order-details';
import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import { sameCompany } from '../db/same-company.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { documentsExpiredBy, expiredOf } from '../documents/index.ts';
import { dayOf, later } from '../kernel/calendar.ts';
import { isId } from '../kernel/id.ts';
import { orderMissing } from './errors.ts';
import { withContainerAndDriver } from './order-queries.ts';
import { withOrder } from './sub-order-queries.ts';
import type { EventRow } from './timeline.ts';

const mostNotes = 100;

export function findOrderDetails({ db, now }: Context, companyId: string, id: string) {
  return asCompany(db, companyId, (tx) => detailsOf(tx, companyId, id, dayOf(now())));
}

export function findDetailsOfSubOrder({ db, now }: Context, companyId: string, subOrderId: string) {
  return asCompany(db, companyId, async (tx) => {
    const task = isId(subOrderId)
      ? await tx
          .selectFrom('sub_orders')
          .select('order_id')
          .where('company_id', '=', companyId)
          .where('id', '=', subOrderId)
          .executeTakeFirst()
      : undefined;
    if (!task) throw orderMissing();
    return detailsOf(tx, companyId, task.order_id, dayOf(now()));
  });
}

async function detailsOf(tx: Transaction<Schema>, companyId: string, id: string, today: string) {
  const found = tx
    .selectFrom('orders')
    .where('orders.company_id', '=', companyId)
    .where('orders.id', '=', id);
  const order = isId(id)
    ? await withContainerAndDriver(found)
        .select(['orders.offer_id', 'orders.contact_name', 'orders.contact_phone', 'orders.created_at'])
        .select(['orders.delivered_at', 'orders.completed_at', 'orders.canceled_at', 'orders.canceled_by'])
        .select(['orders.refund', 'orders.compensation', 'orders.failure_reason'])
        .executeTakeFirst()
    : undefined;
  if (!order) throw orderMissing();
  const subOrders = await withOrder(
    tx
      .selectFrom('sub_orders')
      .where('sub_orders.company_id', '=', companyId)
      .where('sub_orders.order_id', '=', id)
      .orderBy('sub_orders.delivery_date')
      .orderBy('sub_orders.position'),
  ).execute();
  const notes = await notesOf(tx, companyId, id).limit(mostNotes).execute();
  const ids = [order.offer_id, order.id, ...subOrders.map((task) => task.id)];
  const expired = await expiredOfTasks(tx, companyId, [order, ...subOrders], today);
  return { order, subOrders, notes, expired, events: await eventsOf(tx, companyId, ids) };
}

interface DrivenTask {
  readonly id: string;
  readonly status: string;
  readonly delivery_date: string;
  readonly driver_id: string | null;
}

/** Documents that expire before an open task, by the task's id. */
async function expiredOfTasks(
  tx: Transaction<Schema>,
  companyId: string,
  tasks: readonly DrivenTask[],
  today: string,
): Promise<Record<string, string[]>> {
  const open = tasks.flatMap(({ id, status, delivery_date, driver_id }) =>
    driver_id !== null && ['scheduled', 'late', 'in_transit', 'pick_up_in_progress'].includes(status)
      ? [{ id, driverId: driver_id, day: later(delivery_date, today) }]
      : [],
  );
  const last = open
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (last === undefined) return {};
  const documents = await documentsExpiredBy(tx, companyId, last);
  const found = open.map(
    ({ id, driverId, day }) =>
      [id, [...expiredOf(documents, driverId, day), ...expiredOf(documents, null, day)]] satisfies [
        string,
        string[],
      ],
  );
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}

export type OrderDetailsRow = Awaited<ReturnType<typeof findOrderDetails>>;

export function notesOf(tx: Transaction<Schema>, companyId: string, orderId: string) {
  return tx
    .selectFrom('order_notes')
    .leftJoin('admins', sameCompany('admins.id', 'order_notes.admin_id'))
    .select(['order_notes.id', 'order_notes.text', 'order_notes.created_at', 'admins.name as by'])
    .where('order_notes.company_id', '=', companyId)
    .where('order_notes.order_id', '=', orderId)
    .orderBy('order_notes.created_at', 'desc')
    .orderBy('order_notes.id');
}

/** Each entity and name is looked up by key: a join would read all of the company's events. */
async function eventsOf(tx: Transaction<Schema>, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<EventRow>`
    select e.id, e.type, e.entity_id, e.at, e.before, e.after, e.actor_kind,
      case e.actor_kind
        when 'admin' then (select name from admins where company_id = e.company_id and id = e.actor_id)
        when 'driver' then (select name from drivers where company_id = e.company_id and id = e.actor_id)
      end as actor_name,
      case when e.type like '%.assigned' then (
        select name from drivers where company_id = e.company_id and id = (e.data ->> 'driverId')::uuid
      ) end as driver,
      (
        select name from drivers where company_id = e.company_id and id = (e.before ->> 'driverId')::uuid
      ) as former_driver
    from unnest(${ids}::uuid[]) as entity
    cross join lateral (
      select * from events where company_id = ${companyId} and entity_id = entity
      order by id desc limit ${longestTimeline}
    ) e
    order by e.id desc limit ${longestTimeline}`.execute(tx);
  return rows;
}
