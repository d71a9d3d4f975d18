import type { DeliveryLocation } from '@hawiyat/shared/contract/orders';

export type Place = NonNullable<DeliveryLocation>;

/** @returns the place, or null when a coordinate is missing; zero counts as missing (specification, section 2 "Dialogs") */
export function knownPlace(location: DeliveryLocation): Place | null {
  return location?.latitude && location.longitude ? location : null;
}

/** @returns the place's page in a map application, as a web address */
export const outsideMap = ({ latitude, longitude }: Place) =>
  `https://www.google.com/maps?q=${latitude},${longitude}`;
