import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import type { AcceptedOrder, DeliveryLocation } from '@hawiyat/shared/contract/orders/orders';
import type { Selectable } from 'kysely';
import type { Orders, Requests } from '../db/schema.ts';
import { orderNumber } from '../kernel/order-number.ts';
import { presentWhere } from './where-presenter.ts';

export function presentLocation(row: {
  latitude: number | null;
  longitude: number | null;
}): DeliveryLocation {
  const { latitude, longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Columns that the customer and every company see. */
export type RequestRow = Pick<
  Selectable<Requests>,
  | 'id'
  | 'container_type'
  | 'container_size'
  | 'delivery_date'
  | 'rental_type'
  | 'unload_count'
  | 'latitude'
  | 'longitude'
>;

export function presentRequest(row: RequestRow) {
  return {
    id: row.id,
    containerType: row.container_type,
    containerSize: row.container_size,
    deliveryDate: row.delivery_date,
    rentalType: row.rental_type,
    unloadCount: row.unload_count,
    deliveryLocation: presentLocation(row),
  };
}

export function presentOrderDriver({
  driver_name: name,
  driver_picture: picture,
}: {
  driver_name: string | null;
  driver_picture: string | null;
}): AcceptedOrder['Driver'] {
  return name === null ? null : { user: { name }, picture };
}

export function presentOrderContainer(row: {
  container_number: string;
  container_type: Container['type'];
  container_size: Container['size'];
}) {
  return { containerNumber: row.container_number, type: row.container_type, size: row.container_size };
}

type OrderColumns =
  | Exclude<keyof RequestRow, 'container_type' | 'container_size'>
  | 'number'
  | 'rental_duration'
  | 'total_price'
  | 'driver_id'
  | 'status'
  | 'proof_of_delivery_url';

export function presentAcceptedOrder(
  row: Pick<Selectable<Orders>, OrderColumns> &
    Parameters<typeof presentOrderContainer>[0] &
    Parameters<typeof presentOrderDriver>[0] &
    Parameters<typeof presentWhere>[0],
): AcceptedOrder {
  return {
    id: row.id,
    number: orderNumber(row.number),
    deliveryDate: row.delivery_date,
    rentalType: row.rental_type,
    rentalDuration: row.rental_duration,
    unloadCount: row.unload_count,
    deliveryLocation: presentLocation(row),
    ...presentWhere(row),
    totalPrice: row.total_price,
    driverId: row.driver_id,
    Driver: presentOrderDriver(row),
    status: row.status,
    proofOfDeliveryUrl: row.proof_of_delivery_url,
    Container: presentOrderContainer(row),
  };
}
