import { sql, type Transaction } from 'kysely';
import { appendEvent, type DomainEvent } from '../db/events.ts';
import type { Schema } from '../db/schema.ts';
import { asScheduler } from '../db/tenant.ts';
import { dayOf } from '../domain/calendar.ts';
import { orderMoves, requestMoves } from '../domain/order-states.ts';
import { statesBefore } from '../domain/state-machine.ts';
import type { App } from '../http/context.ts';

/** Few enough rows for the 65,535 values that one statement may carry. */
const batch = 1000;

/**
 * Lets the day pass in Riyadh: orders whose day is over before they set off are late, and requests that nobody accepted
 * have expired, with the offers on them declined. Doing it again, or on several servers at once, changes nothing more.
 */
export async function passDay(app: App): Promise<void> {
  const at = app.now();
  const today = dayOf(at);
  const by = { actor: { kind: 'system', id: null }, at } as const;
  await asScheduler(app.db, async (tx) => {
    const late = await tx
      .updateTable('orders')
      .set({ status: 'late' })
      .from((eb) =>
        eb
          .selectFrom('orders')
          .select(['company_id', 'id', 'status as was'])
          .where('status', 'in', statesBefore(orderMoves, 'late', 'clock'))
          .where('delivery_date', '<', today)
          // In one order, so that of two servers neither waits for the other.
          .orderBy('company_id')
          .orderBy('id')
          .forUpdate()
          .as('due'),
      )
      .whereRef('orders.company_id', '=', 'due.company_id')
      .whereRef('orders.id', '=', 'due.id')
      .returning(['orders.company_id', 'orders.id', 'due.was'])
      .execute();
    // Locked first: anyone who is just offering on one of them is waited for, and his offer is seen below.
    const over = await tx
      .selectFrom('requests')
      .select('id')
      .where('status', 'in', statesBefore(requestMoves, 'expired', 'clock'))
      .where('delivery_date', '<', today)
      .orderBy('id')
      .forUpdate()
      .execute();
    const ids = over.map((item) => item.id);
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
      ...late.map(({ company_id, id, was }) => ({
        ...by,
        companyId: company_id,
        type: 'order.moved' as const,
        entityId: id,
        data: { status: 'late' },
        before: { status: was },
        after: { status: 'late' },
      })),
      ...ids.map((id) => ({
        ...by,
        companyId: null,
        type: 'request.closed' as const,
        entityId: id,
        data: { status: 'expired' },
      })),
      ...declined.map(({ company_id, id, request_id }) => ({
        ...by,
        companyId: company_id,
        type: 'offer.declined' as const,
        entityId: id,
        data: { status: 'declined', requestId: request_id },
        before: { status: 'submitted' },
        after: { status: 'declined' },
      })),
    ]);
  });
}

async function recordAll(tx: Transaction<Schema>, domainEvents: readonly DomainEvent[]): Promise<void> {
  for (let at = 0; at < domainEvents.length; at += batch)
    await appendEvent(tx, ...domainEvents.slice(at, at + batch));
}
