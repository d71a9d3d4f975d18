import type { SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { presentLocation, presentOrderContainer, presentOrderDriver } from './order-presenter.ts';
import type { SubOrderRow } from './sub-order-queries.ts';

export function presentSubOrder(row: SubOrderRow): SubOrder {
  return {
    id: row.id,
    type: row.type,
    deliveryDate: row.delivery_date,
    status: row.status,
    driverId: row.driver_id,
    Driver: presentOrderDriver(row),
    Order: { Container: presentOrderContainer(row), deliveryLocation: presentLocation(row) },
  };
}
