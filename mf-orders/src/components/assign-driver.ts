import { CallError, type CallOptions } from '@hawiyat/shared/client';
import { offerUndo } from '@hawiyat/shared/state';
import { messages } from '../texts/task.ts';
import {
  assigningCall,
  changingCall,
  sendAssignment,
  sendDriverChange,
  takeAssignment,
} from './assigned-driver.ts';
import type { Task } from './task.ts';

/** A colleague may have been faster, so the page refetches what it shows. */
const overtaken =
  (task: Task) =>
  (error: unknown): never => {
    if (error instanceof CallError && [404, 409].includes(error.status)) takeAssignment(task, error.assigned);
    throw error;
  };

interface Driver {
  readonly id: string;
  readonly name: string;
}

const textOf = ({ order }: Task, from: Driver | null, to: Driver | null) => {
  if (to && from) return messages.changed(to.name);
  return to ? messages.assigned(to.name, order) : messages.takenOff(from?.name ?? '', order);
};

export async function moveTask(
  task: Task,
  [from, to]: readonly [from: Driver | null, to: Driver | null],
  reason: string | null,
  options?: CallOptions,
): Promise<string | null> {
  const sent =
    from === null
      ? sendAssignment(task, to?.id ?? '', options).then(({ driverName }) => driverName)
      : sendDriverChange(task, { from: from.id, driverId: to?.id ?? null, reason }, options);
  return sent.catch(overtaken(task));
}

export function offerFormerDriver(task: Task, from: Driver | null, to: Driver | null): void {
  offerUndo(from === null ? assigningCall(task) : changingCall(task), {
    text: textOf(task, from, to),
    ...(from === null && { series: messages.several }),
    undo: async (options) => {
      await moveTask(task, [to, from], from && to ? messages.undone : null, options);
      return textOf(task, to, from);
    },
  });
}

export interface TaskOfDriver {
  readonly task: Task;
  /** The driver that the person saw. */
  readonly driver: Driver;
}

/**
 * Gives the task to a driver, or takes it off: null. Offers to undo. @throws CallError 409 when the task is over or already
 * assigned (`assigned` then names the driver and the administrator), or its driver has set off
 */
export async function changeDriver(
  { task, driver = null }: { readonly task: Task; readonly driver?: Driver | null | undefined },
  driverId: string | null,
  reason: string | null = null,
): Promise<void> {
  const to = driverId === null ? null : { id: driverId, name: '' };
  const name = await moveTask(task, [driver, to], reason);
  offerFormerDriver(task, driver, to && { ...to, name: name ?? '' });
}

export const assignDriver = (task: Task, driverId: string) => changeDriver({ task }, driverId);
