import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import type { Schema } from '../db/schema.ts';
import { dayOf } from '../kernel/calendar.ts';
import { DomainError } from '../kernel/domain-error.ts';

type Tx = Transaction<Schema>;

/**
 * Locks the customer's row until the transaction ends, so that simultaneous requests or acceptances count
 * each other. It is always locked before any request, which prevents deadlocks.
 * @param tx a transaction of `asCustomer` for the same customer
 */
export function lockedCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'phone_proven_at', 'most_open_requests', 'most_undelivered_orders'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

type Customer = Awaited<ReturnType<typeof lockedCustomer>>;

/** @throws DomainError `phone-not-verified` until the customer has verified the phone */
export function assertReachable({ phone_proven_at }: Customer): void {
  if (phone_proven_at === null) throw new DomainError('phone-not-verified');
}

/** @throws DomainError `too-many-open-requests` */
export async function assertRoomForRequest(app: App, tx: Tx, customer: Customer): Promise<void> {
  const most = customer.most_open_requests ?? app.customerLimits.openRequests;
  const { count } = await tx
    .selectFrom('requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customer.id)
    .where('status', '=', 'open')
    .where('delivery_date', '>=', dayOf(app.now()))
    .executeTakeFirstOrThrow();
  if (count >= most) throw new DomainError('too-many-open-requests', { values: { most } });
}

/** @throws DomainError `too-many-undelivered-orders` */
export async function assertRoomForOrder(app: App, tx: Tx, customer: Customer): Promise<void> {
  const most = customer.most_undelivered_orders ?? app.customerLimits.undeliveredOrders;
  const { count } = await tx
    .selectFrom('requests')
    .innerJoin('orders', 'orders.request_id', 'requests.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('requests.customer_id', '=', customer.id)
    .where('requests.status', '=', 'accepted')
    .where('orders.status', 'in', ['pending', 'scheduled', 'late', 'in_transit'])
    .executeTakeFirstOrThrow();
  if (count >= most) throw new DomainError('too-many-undelivered-orders', { values: { most } });
}
