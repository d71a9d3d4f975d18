import { createDialogs } from '@hawiyat/shared/components/dialogs';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { notify } from '@hawiyat/shared/state';
import { type Task, taskKind } from '../../components/task.ts';
import { dialogs } from '../../dialogs.ts';
import { messages } from '../../texts/day.ts';
import type { DriverRef } from './lanes.ts';
import { giveStop, reasonOf } from './move-stop.ts';

/** A separate chunk: every list loads the other dialogs, but only the day needs this one's modules. */
export const moves = createDialogs({ move: messages.move }, async () => ({
  move: (await import('./move-stop-dialog.tsx')).MoveStopDialog,
}));

const driverOf = ({ driverId, driverName }: Stop): DriverRef | null =>
  driverId === null ? null : { id: driverId, name: driverName ?? '' };

const taskOf = (stop: Stop): Task => ({
  kind: taskKind(stop),
  id: stop.id,
  day: stop.day,
  number: stop.Container.containerNumber,
});

export async function dropStop(stop: Stop, to: DriverRef | null): Promise<void> {
  const from = driverOf(stop);
  if (from?.id === to?.id) return;
  const task = taskOf(stop);
  if (from && to) return moves.open('move', { task, driver: from, to });
  if (from) return dialogs.open('takeOff', { task, driver: from });
  if (!to) return;
  try {
    await giveStop({ task, from }, to, null);
  } catch (error) {
    notify(reasonOf(error), 'error');
  }
}

export const openStopMenu = (stop: Stop) =>
  moves.open('move', { task: taskOf(stop), driver: driverOf(stop) });
