import { laneLength } from '@hawiyat/shared/contract/orders/board';
import { orderStatuses } from '@hawiyat/shared/contract/orders/orders';
import type { countOrdersOf, findBoard } from './board-queries.ts';
import { presentAcceptedOrder } from './order-presenter.ts';
import { presentSubOrder } from './sub-order-presenter.ts';

export function presentCounts(counts: Awaited<ReturnType<typeof countOrdersOf>>) {
  return {
    newOrders: counts.new_orders,
    acceptedOrders: counts.accepted_orders,
    unassignedOrders: counts.unassigned_orders,
    subOrders: counts.sub_orders,
    unassignedSubOrders: counts.unassigned_sub_orders,
    needsAction: { orders: counts.orders_need_action, subOrders: counts.sub_orders_need_action },
    withoutDriver: counts.withoutDriver,
  };
}

type Board = Awaited<ReturnType<typeof findBoard>>;
type BoardRow = Board['orders'][number] | Board['subOrders'][number];

/** Sub-orders have the lanes of orders with the same names. */
export function presentBoard({ orderLanes, subOrderLanes, orders, subOrders }: Board) {
  return {
    lanes: orderStatuses.flatMap((status) => {
      const orderLane = orderLanes.find((lane) => lane.status === status);
      const subOrderLane = subOrderLanes.find((lane) => lane.status === status);
      if (!orderLane && !subOrderLane) return [];
      const compare = status === 'delivered' || status === 'completed' ? newestFirst : unassignedFirst;
      const [some, below] = [
        orders.filter((row) => row.status === status).toSorted(compare),
        subOrders.filter((row) => row.status === status).toSorted(compare),
      ];
      const all: BoardRow[] = [...some, ...below];
      return [
        {
          status,
          count: orderLane?.count ?? 0,
          orders: some.map(presentAcceptedOrder),
          subOrderCount: subOrderLane?.count ?? 0,
          subOrders: below.map(presentSubOrder),
          ids: all
            .toSorted(compare)
            .slice(0, laneLength)
            .map(({ id }) => id),
        },
      ];
    }),
  };
}

const newestFirst = (a: BoardRow, b: BoardRow) =>
  Number(b.done_at) - Number(a.done_at) || (a.id < b.id ? 1 : -1);

const unassignedFirst = (a: BoardRow, b: BoardRow) =>
  Number(b.driver_id === null) - Number(a.driver_id === null) ||
  Math.sign(Date.parse(a.delivery_date) - Date.parse(b.delivery_date)) ||
  (a.id < b.id ? -1 : 1);
