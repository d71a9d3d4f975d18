import { call } from '@hawiyat/shared/client';
import { orderBoard } from '@hawiyat/shared/contract/orders';
import { liveAnswer } from '@hawiyat/shared/lib/live-answer';
import { atom } from 'nanostores';
import { onChange } from '../components/changes.ts';
import { type Lane, movesBetween } from './board-lanes.ts';

export const orderLanes = liveAnswer({
  ask: async (_: object, signal): Promise<readonly Lane[]> => (await call(orderBoard, {}, signal)).lanes,
  concerns: /^(order|container|driver)\./,
});

const nothingMoved: ReadonlyMap<string, string> = new Map();

export const $moves = atom(nothingMoved);

orderLanes.$answer.listen(({ value }, was) => {
  const before = was?.value;
  if (value === before) return;
  if (!value || !before) return $moves.set(nothingMoved);
  const moves = movesBetween(before, value);
  if (moves.size > 0) $moves.set(moves);
});

export function leaveBoard(): void {
  orderLanes.leave();
  $moves.set(nothingMoved);
}

onChange((change) => {
  if (change.kind === 'outdated') void orderLanes.retry();
  if (change.kind !== 'assigned' || change.task.kind !== 'order') return;
  const { task, driverId, driverName } = change;
  const driver = { driverId, Driver: { user: { name: driverName } } };
  orderLanes.change((lanes) =>
    lanes.map((lane) => ({
      ...lane,
      orders: lane.orders.map((order) => (order.id === task.id ? { ...order, ...driver } : order)),
    })),
  );
});
