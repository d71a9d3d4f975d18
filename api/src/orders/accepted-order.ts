import type { AcceptedOrder } from '@hawiyat/shared/contract/orders';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Orders, Schema } from '../db/schema.ts';
import {
  presentLocation,
  presentOrderContainer,
  presentOrderDriver,
  type RequestRow,
} from './order-presenter.ts';

/**
 * Joins an order's container and driver.
 * @param found the company's orders, filtered
 */
export function withContainerAndDriver(found: SelectQueryBuilder<Schema, 'orders', object>) {
  return found
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.company_id', '=', 'orders.company_id')
        .onRef('containers.id', '=', 'orders.container_id'),
    )
    .leftJoin('drivers', (join) =>
      join.onRef('drivers.company_id', '=', 'orders.company_id').onRef('drivers.id', '=', 'orders.driver_id'),
    )
    .select(['orders.id', 'orders.delivery_date', 'orders.rental_type', 'orders.rental_duration'])
    .select(['orders.unload_count', 'orders.latitude', 'orders.longitude', 'orders.total_price'])
    .select(['orders.driver_id', 'orders.status', 'orders.proof_of_delivery_url'])
    .select(['containers.number as container_number', 'containers.type as container_type'])
    .select(['containers.size as container_size', 'drivers.name as driver_name'])
    .select('drivers.picture as driver_picture');
}

type OrderColumns =
  | Exclude<keyof RequestRow, 'container_type' | 'container_size'>
  | 'rental_duration'
  | 'total_price'
  | 'driver_id'
  | 'status'
  | 'proof_of_delivery_url';

export function presentAcceptedOrder(
  row: Pick<Selectable<Orders>, OrderColumns> &
    Parameters<typeof presentOrderContainer>[0] &
    Parameters<typeof presentOrderDriver>[0],
): AcceptedOrder {
  return {
    id: row.id,
    deliveryDate: row.delivery_date,
    rentalType: row.rental_type,
    rentalDuration: row.rental_duration,
    unloadCount: row.unload_count,
    deliveryLocation: presentLocation(row),
    totalPrice: row.total_price,
    driverId: row.driver_id,
    Driver: presentOrderDriver(row),
    status: row.status,
    proofOfDeliveryUrl: row.proof_of_delivery_url,
    Container: presentOrderContainer(row),
  };
}
