import type { FittingRequest, WorkTask } from '@hawiyat/shared/contract/orders/work';
import { notify } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { assignDriver } from '../components/assign-driver.ts';
import { type Task, taskKind } from '../components/task.ts';
import { dialogs } from '../dialogs.ts';

export const $assigning = atom<ReadonlySet<string>>(new Set());

const taskOf = ({ id, kind, day, number, Container }: WorkTask): Task => ({
  ...{ kind: taskKind({ kind }), id, day, order: number, number: Container.containerNumber },
});

/** A failure shows a toast, and the row keeps the server's state. */
export async function assignSuggested(item: WorkTask, driverId: string): Promise<void> {
  const ids = $assigning.get();
  if (ids.has(item.id)) return;
  $assigning.set(new Set(ids).add(item.id));
  try {
    await assignDriver(taskOf(item), driverId);
  } catch (error) {
    console.warn('The suggested driver was not assigned', error);
    notify(`${item.number} ${error instanceof Error ? error.message : error}`, 'error');
  } finally {
    const rest = new Set($assigning.get());
    rest.delete(item.id);
    $assigning.set(rest);
  }
}

export const chooseDriver = (item: WorkTask) => dialogs.open('assign', { task: taskOf(item) });

export const replaceDriver = (item: WorkTask, { id, name }: { id: string; name: string }) =>
  dialogs.open('changeDriver', { task: taskOf(item), driver: { id, name } });

export const makeOffer = ({ request, suggestedPrice }: FittingRequest) =>
  dialogs.open('offer', { request, price: suggestedPrice });
