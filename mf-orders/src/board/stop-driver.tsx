import type { Stop } from '@hawiyat/shared/contract/orders';
import { JobDriver } from '../parts/order-cells.tsx';
import { jobKind } from './day-store.ts';

/** Who comes to this stop, or the way to choose him. */
export function StopDriver({ of, day }: { of: Stop; day: string }) {
  const { id, driverId, driverName, status, Container } = of;
  const Driver = driverName === null ? null : { user: { name: driverName } };
  return (
    <JobDriver
      of={{ id, deliveryDate: day, driverId, Driver, status }}
      kind={jobKind(of)}
      container={Container}
    />
  );
}
