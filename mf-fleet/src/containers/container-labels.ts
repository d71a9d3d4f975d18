import type { ContainerSize, ContainerStatus } from '@hawiyat/shared/contract/containers';
import type { Tone } from '@hawiyat/shared/ui';

/** A status in one word. */
export const statusLabel: Record<ContainerStatus, string> = {
  available: 'متوفرة',
  rented: 'مؤجرة',
  maintenance: 'صيانة',
  reserved: 'محجوزة',
};

/** Colour speaks of the state only: green is free to rent, orange is out and earning. */
export const statusTone: Record<ContainerStatus, Tone> = {
  available: 'success',
  rented: 'accent',
  maintenance: 'warning',
  reserved: 'info',
};

/** A size as the trade says it: the noun stays singular after every number. */
export const sizeLabel: Record<ContainerSize, string> = {
  '2 yard': '2 ياردة',
  '4 yard': '4 ياردة',
  '4 yard with lid': '4 ياردة بغطاء',
  '6 yard': '6 ياردة',
  '12 yard': '12 ياردة',
  '20 yard': '20 ياردة',
  '30 yard': '30 ياردة',
};
