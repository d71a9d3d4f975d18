import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { TaskDriver } from '../../components/order-cells.tsx';
import { taskKind } from '../../components/task.ts';

export function StopDriver({ stop, day }: { stop: Stop; day: string }) {
  const { id, number, kind, driverId, driverName, status, Container } = stop;
  const Driver = driverName === null ? null : { user: { name: driverName }, picture: null };
  return (
    <TaskDriver
      task={{
        id,
        number,
        deliveryDate: day,
        driverId,
        Driver,
        status,
        type: kind === 'delivery' ? undefined : kind,
      }}
      kind={taskKind(stop)}
      container={Container}
    />
  );
}
