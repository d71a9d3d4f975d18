import { CallError } from '@hawiyat/shared/client';
import { arrangeStops, listStops } from '@hawiyat/shared/contract/orders/board';
import { applyTo, createMutation } from '@hawiyat/shared/query';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { moveTask, offerFormerDriver } from '../../components/assign-driver.ts';
import { takeAssignment } from '../../components/assigned-driver.ts';
import type { Task } from '../../components/task.ts';
import { messages } from '../../texts/day.ts';
import { type DriverRef, nothingPending, type PendingMoves } from './lanes.ts';

export const $pending = atom<PendingMoves>(nothingPending);

/** Optimistic; replacing needs a `reason`. @throws CallError 409: a colleague was faster, or he set off */
export async function giveStop(
  { task, from }: { readonly task: Task; readonly from: DriverRef | null },
  to: DriverRef,
  reason: string | null,
): Promise<void> {
  const { drivers, orders } = $pending.get();
  $pending.set({ orders, drivers: new Map(drivers).set(task.id, to) });
  try {
    await moveTask(task, [from, to], reason);
    if (from) takeAssignment(task, { driverId: to.id, driverName: to.name });
    offerFormerDriver(task, from, to);
  } finally {
    const now = $pending.get();
    const left = new Map(now.drivers);
    left.delete(task.id);
    $pending.set({ ...now, drivers: left });
  }
}

const $arranging = createMutation(arrangeStops, {
  applies: ({ day, driverId, ids }) => [
    applyTo(listStops, (answer) => {
      if (answer.day !== day) return answer;
      const placed = ids.flatMap((id) => answer.stops.find((stop) => stop.id === id) ?? []);
      const isPlaced = new Set(placed.map(({ id }) => id));
      let next = 0;
      const stops = answer.stops.map((stop) => (isPlaced.has(stop.id) ? (placed[next++] ?? stop) : stop));
      return { ...answer, stops, arranged: [...new Set([...answer.arranged, driverId])] };
    }),
  ],
  invalidates: [listStops],
  id: ({ driverId }) => driverId,
});

interface Lane {
  readonly day: string;
  readonly driverId: string;
  readonly ids: readonly string[];
}

export async function arrangeLane({ day, driverId, ids: former }: Lane, ids: readonly string[]) {
  const { drivers, orders } = $pending.get();
  $pending.set({ drivers, orders: new Map(orders).set(driverId, ids) });
  try {
    await $arranging.send({ body: { day, driverId, ids: [...ids] } });
    offerUndo(arrangeStops, {
      text: messages.orderSaved,
      undo: async (options) => {
        await $arranging.send({ body: { day, driverId, ids: [...former] } }, options);
        return messages.orderRestored;
      },
    });
  } catch (error) {
    notify(reasonOf(error), 'error');
  } finally {
    const now = $pending.get();
    const left = new Map(now.orders);
    // A later order may be pending.
    if (left.get(driverId) === ids) left.delete(driverId);
    $pending.set({ ...now, orders: left });
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  console.error('A stop could not be moved', error);
  return messages.moveFailed;
}
