import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import type { orderBoard } from '@hawiyat/shared/contract/orders/board';
import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { orderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Task } from '../components/task.ts';
import { messages } from '../texts/board.ts';

type Shown = Pick<
  AcceptedOrder,
  'id' | 'deliveryDate' | 'driverId' | 'Driver' | 'Container' | 'deliveryLocation' | 'place' | 'distanceKm'
>;

export interface BoardCard extends Shown {
  readonly kind: Task['kind'];
  readonly action: string | null;
  readonly number: string;
  readonly orderId: string;
  readonly status: string;
  /** Null for a sub-order, which is paid with its order. */
  readonly price: string | null;
  readonly proof: string | null;
}

const orderCard = (order: AcceptedOrder): BoardCard => ({
  ...order,
  ...{ kind: 'order', action: null, orderId: order.id },
  ...{ price: order.totalPrice, proof: order.proofOfDeliveryUrl },
});

const subOrderCard = ({ Order, type, number, ...subOrder }: SubOrder): BoardCard => ({
  ...subOrder,
  ...{ Container: Order.Container, deliveryLocation: Order.deliveryLocation },
  ...{ place: Order.place, distanceKm: Order.distanceKm },
  ...{ kind: 'sub_order', action: wordFor(subOrderTypeLabel, type), number, orderId: Order.id },
  ...{ price: null, proof: null },
});

export type Lane = Answer<typeof orderBoard>['lanes'][number];

/** A late order has not set off yet, so `late` comes before `in_transit`. */
const statusOrder: readonly OrderStatus[] = [
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
const permanentLanes: readonly OrderStatus[] = ['pending', 'scheduled', 'in_transit', 'delivered'];

export function boardLanes(answered: readonly Lane[]): readonly Lane[] {
  const known = statusOrder.flatMap((status): Lane[] => {
    const lane = answered.find((item) => item.status === status);
    if (lane) return [lane];
    const empty = { count: 0, orders: [], subOrderCount: 0, subOrders: [], ids: [] };
    return permanentLanes.includes(status) ? [{ status, ...empty }] : [];
  });
  return [...known, ...answered.filter((lane) => !statusOrder.includes(lane.status))];
}

export function cardsOf(lane: Lane): readonly BoardCard[] {
  const cards = knownOf(lane);
  return lane.ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

const knownOf = ({ orders, subOrders }: Lane): readonly BoardCard[] => [
  ...orders.map(orderCard),
  ...subOrders.map(subOrderCard),
];

/** Moves between two answers by task id. A task that appears because others left a truncated lane has not moved. */
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

/** No completed task returns, so that lane counts as whole. */
const isWhole = ({ status, count, orders }: Lane): boolean =>
  status === 'completed' || count === orders.length;
