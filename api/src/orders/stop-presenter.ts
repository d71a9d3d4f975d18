import type { Stop } from '@hawiyat/shared/contract/orders/board';
import type { Point } from '../kernel/distance.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { presentLocation, presentOrderContainer } from './order-presenter.ts';
import { inRouteOrder } from './route-order.ts';
import type { findStops, StopRow } from './stop-queries.ts';
import { presentWhere } from './where-presenter.ts';

/** Stops without a driver come first. */
export function presentStops({ rows, arranged, depot }: Awaited<ReturnType<typeof findStops>>) {
  const start = presentLocation({ latitude: depot?.latitude ?? null, longitude: depot?.longitude ?? null });
  const orders = new Map(arranged.map(({ driver_id, task_ids }) => [driver_id, task_ids]));
  const drivers = [...new Set(rows.map((row) => row.driver_id))];
  return {
    stops: drivers.flatMap((driverId) => {
      const driverStops = rows.filter((row) => row.driver_id === driverId);
      return (driverId === null ? driverStops : inOrder(driverStops, start, orders.get(driverId) ?? [])).map(
        presentStop,
      );
    }),
    depot: start,
    arranged: [...orders.keys()].filter((driverId) => drivers.includes(driverId)),
  };
}

const inOrder = (rows: readonly StopRow[], depot: Point | null, arranged: readonly string[]) =>
  inRouteOrder(
    rows.map((row) => ({ id: row.id, doneAt: row.done_at, location: presentLocation(row), row })),
    depot,
    arranged,
  ).map(({ row }) => row);

function presentStop(row: StopRow): Stop {
  return {
    id: row.id,
    orderId: row.order_id,
    number: orderNumber(row.order_number, row.position ?? undefined),
    kind: row.kind,
    status: row.status,
    day: row.day,
    doneAt: row.done_at?.toISOString() ?? null,
    proofOfDeliveryUrl: row.proof,
    driverId: row.driver_id,
    driverName: row.driver_name,
    deliveryLocation: presentLocation(row),
    ...presentWhere(row),
    Container: presentOrderContainer(row),
  };
}
