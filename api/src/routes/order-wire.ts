import type { Container } from '@hawiyat/shared/contract/containers';
import type { DeliveryLocation } from '@hawiyat/shared/contract/orders';

/* Row → wire, for what orders, sub-orders, stops and jobs show alike. */

export function locationOf(row: { latitude: number | null; longitude: number | null }): DeliveryLocation {
  const { latitude, longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function driverOf(name: string | null): { user: { name: string } } | null {
  return name === null ? null : { user: { name } };
}

export function containerOf(row: {
  container_number: string;
  container_type: Container['type'];
  container_size: Container['size'];
}) {
  return { containerNumber: row.container_number, type: row.container_type, size: row.container_size };
}
