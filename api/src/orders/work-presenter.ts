import type { WorkTask } from '@hawiyat/shared/contract/orders/work';
import { orderNumber } from '../kernel/order-number.ts';
import { presentLocation, presentOrderContainer } from './order-presenter.ts';
import { presentWhere } from './where-presenter.ts';
import type { WorkRow } from './work-queries.ts';

export function presentWorkTask(row: WorkRow, suggestion: WorkTask['suggestion']): WorkTask {
  const { id, order_id, kind, status, day, driver_id, driver_name, driver_phone } = row;
  return {
    id,
    orderId: order_id,
    number: orderNumber(row.order_number, row.position ?? undefined),
    kind,
    status,
    day,
    deliveryLocation: presentLocation(row),
    ...presentWhere(row),
    Container: presentOrderContainer(row),
    driver: driver_id === null ? null : { id: driver_id, name: driver_name ?? '', phone: driver_phone },
    suggestion,
  };
}
