import { CallError, call } from '@hawiyat/shared/client';
import * as orders from '@hawiyat/shared/contract/orders';
import * as subOrders from '@hawiyat/shared/contract/sub-orders';
import { notify } from '@hawiyat/shared/state';
import { reportChange } from '../components/changes.ts';
import { closeDialog } from '../components/dialog.ts';
import type { Task } from '../components/task.ts';
import { messages } from './assigning-messages.ts';

/**
 * @throws CallError 409 when the task is over or already assigned; `assigned` then names the driver and
 * the administrator
 */
export async function assignDriver(task: Task, driverId: string): Promise<void> {
  const body = { driverId };
  const answer =
    task.kind === 'order'
      ? call(orders.assignDriver, { params: { orderId: task.id }, body }).then((result) => result.order)
      : call(subOrders.assignSubOrderDriver, { params: { subOrderId: task.id }, body }).then(
          (result) => result.subOrder,
        );
  const assigned = await answer.catch((error: unknown) => {
    if (error instanceof CallError) reportConflict(task, error);
    throw error;
  });
  reportChange({ kind: 'assigned', task, driverId: assigned.driverId, driverName: assigned.driverName });
  closeDialog();
  notify(messages.done(assigned.driverName), 'success');
}

/** After a conflict the page shows the driver from the response, else fetches the task again. */
function reportConflict(task: Task, { status, assigned }: CallError): void {
  if (assigned)
    reportChange({ kind: 'assigned', task, driverId: assigned.driverId, driverName: assigned.driverName });
  else if ([404, 409].includes(status)) reportChange({ kind: 'outdated' });
}
