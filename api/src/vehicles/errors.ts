import { conflict, type Limit, missing } from '../kernel/domain-error.ts';

export const trucksFull = conflict(
  'trucks-full',
  ({ most }: Limit) => `بلغت شركتك الحد الأعلى للمركبات، وهو ${most} مركبة.`,
  { code: 'quota_reached' },
);
export const truckMissing = missing('truck-missing', 'المركبة غير موجودة.');
export const plateTaken = conflict('plate-taken', 'رقم اللوحة مسجّل لمركبة أخرى.', { field: 'plate' });
export const driverHasTruck = conflict('driver-has-truck', 'لهذا السائق مركبة أخرى.', { field: 'driverId' });
