import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import { sendAssignment, takeAssignment } from '../components/assigned-driver.ts';
import { closeDialogOf } from '../components/dialog.ts';
import type { Task } from '../components/task.ts';
import { messages } from './assigning-messages.ts';

/**
 * @throws CallError 409 when the task is over or already assigned; `assigned` then names the driver and
 * the administrator
 */
export async function assignDriver(task: Task, driverId: string): Promise<void> {
  const { driverName } = await sendAssignment(task, driverId).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) takeAssignment(task, error.assigned);
    throw error;
  });
  closeDialogOf('assign', task.id);
  notify(messages.done(driverName), 'success');
}
