import type { DeliveryLocation } from '@hawiyat/shared/contract/orders/orders';

export type Coordinates = NonNullable<DeliveryLocation>;

/** Zero counts as a missing coordinate. */
export const knownCoordinates = (location: DeliveryLocation): Coordinates | null =>
  location?.latitude && location.longitude ? location : null;

export const mapLink = ({ latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps?q=${latitude},${longitude}`;
