import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Moves } from '../kernel/state-machine.ts';

export type RequestStatus = 'open' | 'accepted' | 'canceled' | 'expired';
export type SubOrderType = 'unload' | 'return';

/** A customer's request, before any company has an order. */
export const requestMoves: Moves<RequestStatus, 'customer' | 'clock'> = {
  open: { accepted: ['customer'], canceled: ['customer'], expired: ['clock'] },
  accepted: {},
  canceled: {},
  expired: {},
};

/**
 * Who moves an order: `assignment` is the company setting its driver or taking him off, `clock` the day that has passed, `sub-order` one
 * of its tasks that it follows after delivery, `operator` the platform that finds the company has failed.
 */
export type OrderMover = 'assignment' | 'driver' | 'customer' | 'operator' | 'clock' | 'sub-order';

/**
 * An order. A late order with a driver stays late until departure; one in transit when its day ends stays
 * `in_transit`, because the status decides the refund.
 */
export const orderMoves: Moves<OrderStatus, OrderMover> = {
  pending: { scheduled: ['assignment'], late: ['clock'], canceled: ['customer', 'operator'] },
  scheduled: {
    pending: ['assignment'],
    in_transit: ['driver'],
    late: ['clock'],
    canceled: ['customer', 'operator'],
  },
  late: { in_transit: ['driver'], canceled: ['customer', 'operator'] },
  in_transit: { delivered: ['driver'], canceled: ['customer', 'operator'] },
  delivered: { pick_up_in_progress: ['sub-order'], canceled: ['operator'] },
  pick_up_in_progress: { picked_up: ['sub-order'], delivered: ['sub-order'], canceled: ['operator'] },
  picked_up: {
    re_delivery_in_progress: ['sub-order'],
    completed: ['sub-order'],
    delivered: ['sub-order'],
    canceled: ['operator'],
  },
  re_delivery_in_progress: { delivered: ['sub-order'], canceled: ['operator'] },
  completed: {},
  canceled: {},
};

/** Who moves a sub-order: `order` is its canceled order, which ends all open tasks. */
export type SubOrderMover = 'assignment' | 'driver' | 'order';

/** A sub-order by its type: an `unload` brings the container back emptied, a `return` keeps it. */
export const subOrderMoves: Record<SubOrderType, Moves<SubOrderStatus, SubOrderMover>> = {
  unload: {
    pending: { scheduled: ['assignment'], failed: ['order'] },
    scheduled: { pending: ['assignment'], pick_up_in_progress: ['driver'], failed: ['driver', 'order'] },
    pick_up_in_progress: { picked_up: ['driver'], failed: ['driver', 'order'] },
    picked_up: { re_delivery_in_progress: ['driver'], failed: ['driver', 'order'] },
    re_delivery_in_progress: { completed: ['driver'], failed: ['driver', 'order'] },
    completed: {},
    failed: {},
  },
  return: {
    pending: { scheduled: ['assignment'], failed: ['order'] },
    scheduled: { pending: ['assignment'], pick_up_in_progress: ['driver'], failed: ['driver', 'order'] },
    pick_up_in_progress: { picked_up: ['driver'], failed: ['driver', 'order'] },
    picked_up: { completed: ['driver'], failed: ['driver', 'order'] },
    re_delivery_in_progress: {},
    completed: {},
    failed: {},
  },
};

/** Final order states. */
export const closedOrders = ['completed', 'canceled'] as const satisfies OrderStatus[];
/** Final sub-order states. */
export const closedSubOrders = ['completed', 'failed'] as const satisfies SubOrderStatus[];
/** Orders whose container has not reached the customer. */
export const undeliveredOrders = [
  'pending',
  'scheduled',
  'late',
  'in_transit',
] as const satisfies OrderStatus[];

const isOneOf = <T extends string>(some: readonly T[], text: string): boolean =>
  some.some((one) => one === text);

/**
 * Whether a driver may start a task: only while the container is with the customer, and the return only when
 * no unload is left.
 * @param openUnloads number of the order's unloads that are neither completed nor failed
 */
export function mayBegin(type: SubOrderType, order: OrderStatus, openUnloads: number): boolean {
  return order === 'delivered' && (type === 'unload' || openUnloads === 0);
}

/**
 * The order's status after one of its tasks has changed: after delivery it follows them. A task that fails on
 * the road leaves the container with the customer, so the order is `delivered` again.
 * @returns null when the order does not change
 */
export function orderAfter(type: SubOrderType, from: SubOrderStatus, to: SubOrderStatus): OrderStatus | null {
  if (to === 'pick_up_in_progress' || to === 'picked_up' || to === 're_delivery_in_progress') return to;
  if (to === 'completed') return type === 'return' ? 'completed' : 'delivered';
  if (to === 'failed' && from !== 'pending' && from !== 'scheduled') return 'delivered';
  return null;
}

/**
 * The container's status after its order has changed: reserved until delivery, rented until it is back. When
 * the company fails after delivery, the container is still with the customer: it stays rented, and the
 * company frees it by hand, because a canceled order has no tasks.
 * @returns null when the container does not change
 */
export function containerAfter(from: OrderStatus, to: OrderStatus): ContainerStatus | null {
  if (to === 'completed') return 'available';
  if (to === 'canceled') return isOneOf(undeliveredOrders, from) ? 'available' : null;
  return from === 'in_transit' && to === 'delivered' ? 'rented' : null;
}
