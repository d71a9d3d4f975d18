import type { Task } from '@hawiyat/shared/contract/orders/driver-app';
import { orderNumber } from '../kernel/order-number.ts';
import { presentLocation, presentOrderContainer } from './order-presenter.ts';
import type { TaskRow } from './task-queries.ts';

export function presentTask(row: TaskRow): Task {
  const { id, kind, status, day, contact_name: name, contact_phone: phone } = row;
  return {
    id,
    number: orderNumber(row.order_number, row.position ?? undefined),
    kind,
    status,
    day,
    visitOrder: row.visit_order ?? undefined,
    Container: presentOrderContainer(row),
    deliveryLocation: presentLocation(row),
    contact: name === null || phone === null ? null : { name, phone },
  };
}
