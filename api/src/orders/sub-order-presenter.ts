import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { orderNumber } from '../kernel/order-number.ts';
import { presentLocation, presentOrderContainer, presentOrderDriver } from './order-presenter.ts';
import type { SubOrderRow } from './sub-order-queries.ts';
import { presentWhere } from './where-presenter.ts';

export function presentSubOrder(row: SubOrderRow): SubOrder {
  return {
    id: row.id,
    number: orderNumber(row.order_number, row.position),
    type: row.type,
    deliveryDate: row.delivery_date,
    status: row.status,
    driverId: row.driver_id,
    Driver: presentOrderDriver(row),
    Order: {
      id: row.order_id,
      number: orderNumber(row.order_number),
      Container: presentOrderContainer(row),
      deliveryLocation: presentLocation(row),
      ...presentWhere(row),
    },
  };
}
