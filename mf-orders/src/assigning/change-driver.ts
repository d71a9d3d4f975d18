import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import { sendDriverChange, takeAssignment } from '../components/assigned-driver.ts';
import { closeDialogOf } from '../components/dialog.ts';
import type { Task } from '../components/task.ts';
import { messages } from './assigning-messages.ts';

export interface ChangedTask {
  readonly task: Task;
  /** Whom it has, as the author sees it. */
  readonly driver: { readonly id: string; readonly name: string };
}

/**
 * Gives a task to another driver, or takes its driver off.
 * @throws CallError 409 when the driver has set off, or somebody else changed him meanwhile
 */
export async function changeDriver(
  { task, driver }: ChangedTask,
  driverId: string | null,
  reason: string | null,
): Promise<void> {
  const change = { from: driver.id, driverId, reason };
  const name = await sendDriverChange(task, change).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) takeAssignment(task, error.assigned);
    throw error;
  });
  closeDialogOf(driverId === null ? 'take-off' : 'change-driver', task.id);
  notify(name === null ? messages.takenOff(driver.name) : messages.changed(name), 'success');
}
