import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { type BoardCard, orderCard, subOrderCard } from './board-card.ts';
import { messages } from './board-messages.ts';

export interface Lane {
  readonly status: OrderStatus;
  /** Of all orders; `orders` has those that are shown. */
  readonly count: number;
  readonly orders: readonly AcceptedOrder[];
  readonly subOrderCount?: number;
  readonly subOrders?: readonly SubOrder[];
  /** Of both, in order. */
  readonly ids?: readonly string[];
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
  'completed',
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

/** @returns the cards of a lane in its order */
export function cardsOf(lane: Lane): readonly BoardCard[] {
  const cards = knownOf(lane);
  return lane.ids?.flatMap((id) => cards.find((card) => card.id === id) ?? []) ?? cards;
}

/** Also those that the lane does not show. */
const knownOf = ({ orders, subOrders = [] }: Lane): readonly BoardCard[] => [
  ...orders.map(orderCard),
  ...subOrders.map(subOrderCard),
];

/**
 * Describes the moves between two answers by task id. A task that appears because others left a truncated lane has
 * not moved.
 */
export function movesBetween(before: readonly Lane[], after: readonly Lane[]): ReadonlyMap<string, string> {
  const laneOf = new Map(before.flatMap((lane) => knownOf(lane).map((card) => [card.id, lane.status])));
  const whole = before.every(isWhole);
  const moves = new Map<string, string>();
  for (const lane of after)
    for (const { id, kind, Container } of knownOf(lane)) {
      const was = laneOf.get(id);
      if (was && was !== lane.status)
        moves.set(id, messages.moved(Container.containerNumber, wordFor(orderStatusLabel, lane.status)));
      else if (!was && whole && kind === 'order' && lane.status === 'pending')
        moves.set(id, messages.arrived);
    }
  return moves;
}

/** Nothing comes back from what is completed, however much of it there is. */
const isWhole = ({ status, count, orders }: Lane): boolean =>
  status === 'completed' || count === orders.length;
