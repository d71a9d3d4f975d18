import type { Availability, Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { useStore } from '@nanostores/react';
import { $chosen } from './availability-store.ts';

/** What was just chosen counts before it is saved. */
export function useAvailability({ id, availability }: Driver): Availability {
  const chosen = useStore($chosen);
  return chosen?.driverId === id ? chosen.availability : availability;
}
