import { texts } from '@hawiyat/shared/texts';
import type { ContainerSize } from '../contract/core/container-kinds.ts';
import type { ContainerStatus } from '../contract/fleet/containers.ts';
import type { Availability } from '../contract/fleet/drivers.ts';

export const statusLabel: Record<ContainerStatus, string> = /*#__PURE__*/ texts('locale/container-statuses', {
  available: 'متوفرة',
  rented: 'مؤجرة',
  maintenance: 'صيانة',
  reserved: 'محجوزة',
});

/** The trade says the noun in the singular after every number. */
export const sizeLabel: Record<ContainerSize, string> = /*#__PURE__*/ texts('locale/container-sizes', {
  '2 yard': '2 ياردة',
  '4 yard': '4 ياردة',
  '4 yard with lid': '4 ياردة بغطاء',
  '6 yard': '6 ياردة',
  '12 yard': '12 ياردة',
  '20 yard': '20 ياردة',
  '30 yard': '30 ياردة',
});

export const availabilityLabel: Record<Availability, string> = /*#__PURE__*/ texts('locale/availability', {
  available: 'متاح',
  on_duty: 'في الخدمة',
  off_duty: 'خارج الخدمة',
  on_break: 'في استراحة',
});
