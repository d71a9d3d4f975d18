import { CallError } from '@hawiyat/shared/client';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { sendAssignment, sendDriverChange, takeAssignment } from './assigned-driver.ts';
import type { Task } from './task.ts';
import { offerUndo } from './undo.ts';

const toOrder = (order: string | undefined) => (order === undefined ? '' : ` للطلب ${isolateName(order)}`);

export const assignMessages = {
  done: (name: string, order?: string) => `تم تعيين السائق ${isolateName(name)}${toOrder(order)}`,
  takenOff: (name: string, order?: string) => `تم إلغاء تعيين السائق ${isolateName(name)}${toOrder(order)}`,
  /** For the timeline. */
  undone: 'تراجع عن تغيير السائق',
};

/** A colleague may have been faster, so the page refetches what it shows. */
export const overtaken =
  (task: Task) =>
  (error: unknown): never => {
    if (error instanceof CallError && [404, 409].includes(error.status)) takeAssignment(task, error.assigned);
    throw error;
  };

/**
 * Offers to undo. @throws CallError 409 when the task is over or already assigned; `assigned` then names the driver and
 * the administrator
 */
export async function assignDriver(task: Task, driverId: string): Promise<void> {
  const { driverName } = await sendAssignment(task, driverId).catch(overtaken(task));
  offerUndo(assignMessages.done(driverName, task.order), async () => {
    const undone = { from: driverId, driverId: null, reason: null };
    await sendDriverChange(task, undone).catch(overtaken(task));
    return assignMessages.takenOff(driverName, task.order);
  });
}
