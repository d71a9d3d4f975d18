import type { ContainerStatus } from '@hawiyat/shared/contract/fleet/containers';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import type { Moves } from '../kernel/state-machine.ts';

export type RequestStatus = 'open' | 'accepted' | 'canceled' | 'expired';
export type SubOrderType = 'unload' | 'return';

export const requestMoves: Moves<RequestStatus, 'customer' | 'clock'> = {
  open: { accepted: ['customer'], canceled: ['customer'], expired: ['clock'] },
  accepted: {},
  canceled: {},
  expired: {},
};

/**
 * `assignment`: the company sets or removes a driver. `clock`: the day has passed. `sub-order`: the order follows
 * its tasks after delivery. `operator`: the platform decides that the company has failed.
 */
export type OrderMover = 'assignment' | 'driver' | 'customer' | 'operator' | 'clock' | 'sub-order';

/** A late order stays late until departure. One in transit stays so after its day, because the status decides the refund. */
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

/** `order`: a canceled order ends its open tasks. */
export type SubOrderMover = 'assignment' | 'driver' | 'order';

/** An `unload` brings the container back emptied, a `return` keeps it. */
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

export const closedOrders = ['completed', 'canceled'] as const satisfies OrderStatus[];
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

/** Whether a driver may start a task: while the container is with the customer, and the return after all unloads. */
export function mayBegin(type: SubOrderType, order: OrderStatus, openUnloads: number): boolean {
  return order === 'delivered' && (type === 'unload' || openUnloads === 0);
}

/**
 * The order's new status after a task's; null keeps it. A task that fails on the road leaves the container with the
 * customer, so the order is `delivered` again.
 */
export function orderAfter(type: SubOrderType, from: SubOrderStatus, to: SubOrderStatus): OrderStatus | null {
  if (to === 'pick_up_in_progress' || to === 'picked_up' || to === 're_delivery_in_progress') return to;
  if (to === 'completed') return type === 'return' ? 'completed' : 'delivered';
  if (to === 'failed' && from !== 'pending' && from !== 'scheduled') return 'delivered';
  return null;
}

/**
 * The container's new status after its order's; null keeps it. After a company's failure the customer still has the
 * container: it stays rented, and the company frees it by hand, because a canceled order has no tasks.
 */
export function containerAfter(from: OrderStatus, to: OrderStatus): ContainerStatus | null {
  if (to === 'completed') return 'available';
  if (to === 'canceled') return isOneOf(undeliveredOrders, from) ? 'available' : null;
  return from === 'in_transit' && to === 'delivered' ? 'rented' : null;
}
