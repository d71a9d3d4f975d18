import type { ContainerStatus } from '@hawiyat/shared/contract/containers';
import type { Tone } from '@hawiyat/shared/ui';

/** Colour speaks of the state only: green is free to rent, orange is out and earning. */
export const statusTone: Record<ContainerStatus, Tone> = {
  available: 'success',
  rented: 'accent',
  maintenance: 'warning',
  reserved: 'info',
};
