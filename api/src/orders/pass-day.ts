import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asScheduler } from '../db/tenant.ts';
import { appendEvent, type DomainEvent, marketOf } from '../events/index.ts';
import { dayOf } from '../kernel/calendar.ts';
import { statesBefore } from '../kernel/state-machine.ts';
import { lateNotification, lostNotification } from './order-notifications.ts';
import { orderMoves, requestMoves } from './order-states.ts';

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const batch = 1000;

/** Ends a Riyadh day: orders become late, and requests expire with their offers. Repeated runs change nothing more. */
export async function passDay(context: Context): Promise<void> {
  const at = context.now();
  const today = dayOf(at);
  const by = { actor: { kind: 'system', id: null }, at } as const;
  await asScheduler(context.db, async (tx) => {
    const late = await tx
      .updateTable('orders')
      .set({ status: 'late' })
      .from((eb) =>
        eb
          .selectFrom('orders')
          .select(['company_id', 'id', 'number', 'delivery_date', 'status as was'])
          .where('status', 'in', statesBefore(orderMoves, 'late', 'clock'))
          .where('delivery_date', '<', today)
          // A fixed order, so that two servers cannot deadlock.
          .orderBy('company_id')
          .orderBy('id')
          .forUpdate()
          .as('due'),
      )
      .whereRef('orders.company_id', '=', 'due.company_id')
      .whereRef('orders.id', '=', 'due.id')
      .returning(['orders.company_id', 'orders.id', 'due.number', 'due.delivery_date', 'due.was'])
      .execute();
    // Locked first, so that the next statements see a concurrent offer.
    const expired = await tx
      .selectFrom('requests')
      .select(['id', 'container_type', 'container_size', 'world'])
      .where('status', 'in', statesBefore(requestMoves, 'expired', 'clock'))
      .where('delivery_date', '<', today)
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = expired.map((item) => item.id);
    const requests = new Map(expired.map((item) => [item.id, item]));
    await tx
      .updateTable('requests')
      .set({ status: 'expired', closed_at: at })
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute();
    const declined = await tx
      .updateTable('offers')
      .set({ status: 'declined' })
      .where('status', '=', 'submitted')
      .where(sql<boolean>`request_id = any(${ids}::uuid[])`)
      .returning(['company_id', 'id', 'request_id'])
      .execute();
    await recordAll(tx, [
      ...late.map(({ company_id, id, number, delivery_date, was }) => ({
        ...by,
        companyId: company_id,
        type: 'order.moved' as const,
        entityId: id,
        data: { status: 'late', notification: lateNotification({ id, number }, delivery_date) },
        before: { status: was },
        after: { status: 'late' },
      })),
      ...expired.map(({ id, world }) => ({
        ...by,
        companyId: marketOf(world),
        type: 'request.closed' as const,
        entityId: id,
        data: { status: 'expired' },
      })),
      ...declined.map(({ company_id, id, request_id }) => ({
        ...by,
        companyId: company_id,
        type: 'offer.declined' as const,
        entityId: id,
        data: {
          ...{ status: 'declined', requestId: request_id },
          ...notificationOf(requests.get(request_id)),
        },
        before: { status: 'submitted' },
        after: { status: 'declined' },
      })),
    ]);
  });
}

/** Without the price, which the scheduler's role may not read. */
const notificationOf = (request: Parameters<typeof lostNotification>[0] | undefined) =>
  request && { notification: lostNotification(request, null, 'expired') };

async function recordAll(tx: Transaction<Schema>, domainEvents: readonly DomainEvent[]): Promise<void> {
  for (let at = 0; at < domainEvents.length; at += batch)
    await appendEvent(tx, ...domainEvents.slice(at, at + batch));
}
