import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages } from './board-messages.ts';

export interface Lane {
  readonly status: OrderStatus;
  /** Of all orders; `orders` has the first of them. */
  readonly count: number;
  readonly orders: readonly AcceptedOrder[];
}

/** A late order has not set off yet, so `late` comes before `in_transit`. */
const life: readonly OrderStatus[] = [
  'pending',
  'scheduled',
  'late',
  'in_transit',
  'delivered',
  'pick_up_in_progress',
  'picked_up',
  're_delivery_in_progress',
];
const always: readonly OrderStatus[] = ['pending', 'scheduled', 'in_transit', 'delivered'];

/** @returns the lanes to show; a status that this build does not know comes last */
export function boardLanes(answered: readonly Lane[]): readonly Lane[] {
  const known = life.flatMap((status): Lane[] => {
    const lane = answered.find((item) => item.status === status);
    if (lane) return [lane];
    return always.includes(status) ? [{ status, count: 0, orders: [] }] : [];
  });
  return [...known, ...answered.filter((lane) => !life.includes(lane.status))];
}

/**
 * Describes the moves between two answers by order id. An order that appears because others left a
 * truncated lane has not moved.
 */
export function movesBetween(before: readonly Lane[], after: readonly Lane[]): ReadonlyMap<string, string> {
  const laneOf = new Map(before.flatMap((lane) => lane.orders.map((order) => [order.id, lane.status])));
  const whole = before.every((lane) => lane.count === lane.orders.length);
  const moves = new Map<string, string>();
  for (const { status, orders } of after)
    for (const { id, Container } of orders) {
      const was = laneOf.get(id);
      if (was && was !== status)
        moves.set(id, messages.moved(Container.containerNumber, wordFor(orderStatusLabel, status)));
      else if (!was && whole && status === 'pending') moves.set(id, messages.arrived);
    }
  return moves;
}
