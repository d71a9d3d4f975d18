import { sql, type Transaction } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { dayOf } from '../kernel/calendar.ts';
import { phoneNotVerified, tooManyOpenRequests, tooManyUndeliveredOrders } from './errors.ts';

/** Defaults; an operator may set other limits for a customer. */
export interface CustomerLimits {
  readonly openRequests: number;
  /** Accepted, with no container delivered yet. */
  readonly undeliveredOrders: number;
}

export interface WithCustomerLimits {
  readonly customerLimits: CustomerLimits;
}

type Tx = Transaction<Schema>;

/** Locked before any request, which prevents deadlocks, so that simultaneous requests or acceptances count each other. */
export function lockedCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'phone', 'phone_proven_at', 'world'])
    .select(['most_open_requests', 'most_undelivered_orders'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

type Customer = Awaited<ReturnType<typeof lockedCustomer>>;

export function assertReachable({ phone_proven_at }: Customer): void {
  if (phone_proven_at === null) throw phoneNotVerified();
}

export async function assertRoomForRequest(
  context: Context & WithCustomerLimits,
  tx: Tx,
  customer: Customer,
): Promise<void> {
  const most = customer.most_open_requests ?? context.customerLimits.openRequests;
  const { count } = await tx
    .selectFrom('requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customer.id)
    .where('status', '=', 'open')
    .where('delivery_date', '>=', dayOf(context.now()))
    .executeTakeFirstOrThrow();
  if (count >= most) throw tooManyOpenRequests({ most });
}

export async function assertRoomForOrder(
  context: Context & WithCustomerLimits,
  tx: Tx,
  customer: Customer,
): Promise<void> {
  const most = customer.most_undelivered_orders ?? context.customerLimits.undeliveredOrders;
  const { count } = await tx
    .selectFrom('requests')
    .innerJoin('orders', 'orders.request_id', 'requests.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('requests.customer_id', '=', customer.id)
    .where('requests.status', '=', 'accepted')
    .where('orders.status', 'in', ['pending', 'scheduled', 'late', 'in_transit'])
    .executeTakeFirstOrThrow();
  if (count >= most) throw tooManyUndeliveredOrders({ most });
}
