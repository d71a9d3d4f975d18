import { CallError, call } from '@hawiyat/shared/client';
import * as orders from '@hawiyat/shared/contract/orders';
import * as subOrders from '@hawiyat/shared/contract/sub-orders';
import { notify } from '@hawiyat/shared/state';
import { tellChange } from '../parts/changes.ts';
import { closeDialog } from '../parts/dialog.ts';
import type { Job } from '../parts/job.ts';
import { messages } from './assigning-messages.ts';

/**
 * Gives a job to a driver and closes the dialog.
 * @throws CallError, 409 when the job is over, or has a driver already: then with `assigned`, whom, and by which admin
 */
export async function assignDriver(job: Job, driverId: string): Promise<void> {
  const body = { driverId };
  const answer =
    job.kind === 'order'
      ? call(orders.assignDriver, { params: { orderId: job.id }, body }).then((result) => result.order)
      : call(subOrders.assignSubOrderDriver, { params: { subOrderId: job.id }, body }).then(
          (result) => result.subOrder,
        );
  const assigned = await answer.catch((error: unknown) => {
    if (error instanceof CallError) tellRefusal(job, error);
    throw error;
  });
  tellChange({ kind: 'assigned', job, driverId: assigned.driverId, driverName: assigned.driverName });
  closeDialog();
  notify(messages.done(assigned.driverName), 'success');
}

/** What the page shows was refused: it is brought up to date, at once where the refusal says how it is. */
function tellRefusal(job: Job, { status, assigned }: CallError): void {
  if (assigned)
    tellChange({ kind: 'assigned', job, driverId: assigned.driverId, driverName: assigned.driverName });
  else if ([404, 409].includes(status)) tellChange({ kind: 'outdated' });
}
