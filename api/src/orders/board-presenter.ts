import { orderStatuses } from '@hawiyat/shared/contract/orders';
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
    withoutDriver: counts.withoutDriver,
  };
}

type Board = Awaited<ReturnType<typeof findBoard>>;

/** The lanes in the order of an order's life; a sub-order has its lane among them by the same name. */
export function presentBoard({ orderLanes, subOrderLanes, orders, subOrders }: Board) {
  const orderOf = new Map(orders.map((row) => [row.id, presentAcceptedOrder(row)]));
  const subOrderOf = new Map(subOrders.map((row) => [row.id, presentSubOrder(row)]));
  return {
    lanes: orderStatuses.flatMap((status) => {
      const some = orderLanes.find((lane) => lane.status === status);
      const below = subOrderLanes.find((lane) => lane.status === status);
      if (!some && !below) return [];
      return [
        {
          status,
          count: some?.count ?? 0,
          orders: some?.ids.flatMap((id) => orderOf.get(id) ?? []) ?? [],
          subOrderCount: below?.count ?? 0,
          subOrders: below?.ids.flatMap((id) => subOrderOf.get(id) ?? []) ?? [],
        },
      ];
    }),
  };
}
