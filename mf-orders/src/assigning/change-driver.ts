import { assignMessages, overtaken } from '../components/assign-driver.ts';
import { sendAssignment, sendDriverChange } from '../components/assigned-driver.ts';
import { closeDialogOf } from '../components/dialog.ts';
import type { Task } from '../components/task.ts';
import { offerUndo } from '../components/undo.ts';
import { messages } from './assigning-messages.ts';

export interface ChangedTask {
  readonly task: Task;
  /** The driver that the person saw. */
  readonly driver: { readonly id: string; readonly name: string };
}

/** Offers to undo. @throws CallError 409 when the driver has set off, or a colleague changed him meanwhile */
export async function changeDriver(
  { task, driver }: ChangedTask,
  driverId: string | null,
  reason: string | null,
): Promise<void> {
  const change = { from: driver.id, driverId, reason };
  const name = await sendDriverChange(task, change).catch(overtaken(task));
  closeDialogOf(driverId === null ? 'take-off' : 'change-driver', task.id);
  if (driverId === null || name === null)
    return offerUndo(assignMessages.takenOff(driver.name, task.order), async () => {
      const back = await sendAssignment(task, driver.id).catch(overtaken(task));
      return assignMessages.done(back.driverName, task.order);
    });
  offerUndo(messages.changed(name), async () => {
    const undone = { from: driverId, driverId: driver.id, reason: assignMessages.undone };
    return messages.changed((await sendDriverChange(task, undone).catch(overtaken(task))) ?? driver.name);
  });
}
