import type { OrderDetails, OrderNote } from '@hawiyat/shared/contract/orders/order-details';
import { decimalOf, halalas } from '../kernel/halalas.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { vatOf } from '../kernel/vat.ts';
import { nextActionOf } from './next-action.ts';
import type { OrderDetailsRow } from './order-details-queries.ts';
import { presentAcceptedOrder } from './order-presenter.ts';
import { presentSubOrder } from './sub-order-presenter.ts';
import { presentTimelineEntry } from './timeline.ts';

export function presentOrderDetails({
  order,
  subOrders,
  notes,
  expired,
  events,
}: OrderDetailsRow): OrderDetails {
  const { contact_name: name, contact_phone: phone } = order;
  const { net, vat } = vatOf(halalas(order.total_price));
  const numbers = new Map([
    [order.id, orderNumber(order.number)],
    ...subOrders.map((row) => [row.id, orderNumber(row.order_number, row.position)] as const),
  ]);
  return {
    order: presentAcceptedOrder(order),
    contact: name === null || phone === null ? null : { name, phone },
    ...{ net: decimalOf(net), vat: decimalOf(vat) },
    acceptedAt: order.created_at.toISOString(),
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    completedAt: order.completed_at?.toISOString() ?? null,
    cancellation: cancellationOf(order),
    subOrders: subOrders.map(presentSubOrder),
    expired,
    notes: notes.map(presentNote),
    timeline: events.map((row) => presentTimelineEntry(row, numbers)),
    nextAction: nextActionOf(
      { status: order.status, driverName: order.driver_name },
      subOrders.map(({ id, type, status, driver_name: driverName }) => ({ id, type, status, driverName })),
    ),
  };
}

export function presentNote({ id, text, by, created_at }: OrderDetailsRow['notes'][number]): OrderNote {
  return { id, text, by, at: created_at.toISOString() };
}

function cancellationOf(order: OrderDetailsRow['order']): OrderDetails['cancellation'] {
  const { canceled_at, canceled_by: by, refund, compensation, failure_reason: reason } = order;
  if (canceled_at === null || by === null || refund === null) return null;
  return { at: canceled_at.toISOString(), by, refund, compensation: compensation ?? '0.00', reason };
}
