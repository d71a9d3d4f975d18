import { notify } from '@hawiyat/shared/state';
import { sendAssignments, sendDriverChange } from '../components/assigned-driver.ts';
import type { Task } from '../components/task.ts';
import { messages } from './many-messages.ts';

export interface ManyAssigned {
  readonly driverName: string;
  readonly given: readonly Task[];
  readonly others: readonly { readonly task: Task; readonly reason: string }[];
}

/** @throws CallError when no task was assigned, as with a deleted driver */
export async function assignManyDrivers(tasks: readonly Task[], driverId: string): Promise<ManyAssigned> {
  const { driverName, tasks: answers } = await sendAssignments(tasks, driverId);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const given = tasks.filter(({ id }) => byId.get(id)?.assigned);
  const others = tasks.flatMap((task) => {
    const answer = byId.get(task.id);
    if (answer?.assigned) return [];
    const who = answer?.driver ? ` ${messages.taken(answer.driver.by, answer.driver.driverName)}` : '';
    return [{ task, reason: `${answer?.reason ?? messages.unknown}${who}` }];
  });
  if (given.length > 0)
    notify(messages.done(driverName, given.length), 'success', {
      action: { label: messages.undo, run: () => void undo(given, { id: driverId, name: driverName }) },
    });
  return { driverName, given, others };
}

/** Undoes one task after the other; a driver who has set off stays. */
async function undo(tasks: readonly Task[], driver: { readonly id: string; readonly name: string }) {
  const change = { from: driver.id, driverId: null, reason: messages.undone };
  let takenOff = 0;
  for (const task of tasks)
    try {
      await sendDriverChange(task, change);
      takenOff += 1;
    } catch (error) {
      console.warn('An assignment could not be undone', error);
    }
  if (takenOff > 0) notify(messages.takenOff(driver.name, takenOff), 'success');
  if (takenOff < tasks.length) notify(messages.notTakenOff(tasks.length - takenOff), 'error');
}
