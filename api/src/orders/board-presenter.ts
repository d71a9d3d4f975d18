import { orderStatuses, type Stop } from '@hawiyat/shared/contract/orders';
import { orderNumber } from '../kernel/order-number.ts';
import type { countOrdersOf, findBoard, StopRow } from './board-queries.ts';
import { presentAcceptedOrder, presentLocation, presentOrderContainer } from './order-presenter.ts';
import { presentWhere } from './where-presenter.ts';

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

/** The lanes in the order of an order's life. */
export function presentBoard({ lanes, orders }: Awaited<ReturnType<typeof findBoard>>) {
  const byId = new Map(orders.map((row) => [row.id, presentAcceptedOrder(row)]));
  return {
    lanes: lanes
      .toSorted((a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status))
      .map(({ status, count, ids }) => ({ status, count, orders: ids.flatMap((id) => byId.get(id) ?? []) })),
  };
}

export function presentStop(row: StopRow): Stop {
  const { id, kind, status, driver_id, driver_name } = row;
  return {
    id,
    number: orderNumber(row.order_number, row.position ?? undefined),
    kind,
    status,
    driverId: driver_id,
    driverName: driver_name,
    deliveryLocation: presentLocation(row),
    ...presentWhere(row),
    Container: presentOrderContainer(row),
  };
}
