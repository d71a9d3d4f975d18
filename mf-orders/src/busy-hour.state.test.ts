import { readQuery } from '@hawiyat/shared/lib/query-state';
import { $session } from '@hawiyat/shared/state';
import { busyHour } from '@hawiyat/shared/testing/busy-hour';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { $lanes } from './board/board-store.ts';
import { $stops, leaveDay, showDay } from './board/day/day-store.ts';
import { $orderCounts } from './components/order-counts.ts';
import { acceptedQuery, newOrdersQuery, subOrdersQuery } from './lists/filters/orders-query.ts';
import { newOrders } from './lists/live/new-orders-list.ts';
import { acceptedOrders, subOrders } from './lists/live/task-lists.ts';
import { $work } from './queue/work-store.ts';

beforeEach(() => {
  const company = { id: 'c1', name: 'شركة', identifier: '9000000001', logoUrl: null };
  $session.set({ token: 'token', user: { id: 'u1', name: 'نورة', email: 'a@example.com', company } });
});
afterEach(() => {
  for (const list of [newOrders, acceptedOrders, subOrders]) list.leave();
  leaveDay();
  $session.set(null);
});

const address = new URLSearchParams();
const counts = {
  ...{ newOrders: 1, acceptedOrders: 1, unassignedOrders: 1, subOrders: 1, unassignedSubOrders: 1 },
  ...{ needsAction: { orders: 0, subOrders: 0 }, withoutDriver: { now: 0, tomorrow: 0, first: null } },
};
const work = {
  ...{ day: '2026-11-21', progress: { left: 0, total: 0 }, withoutDriver: { now: 0, tomorrow: 0 } },
  counts: { overdue: 0, unassigned: 0, today: 0, requests: 0 },
  ...{ overdue: [], unassigned: [], today: [], requests: [], documents: null },
};
const day = { day: '2026-11-21', stops: [], depot: null, arranged: [] };
const none = { orders: [], subOrders: [], total: 0 };

test.each([
  [
    'new orders',
    newOrders.$list,
    () => newOrders.show(readQuery(newOrdersQuery, address)),
    none,
    'offer.created',
  ],
  [
    'accepted orders',
    acceptedOrders.$list,
    () => acceptedOrders.show(readQuery(acceptedQuery, address)),
    none,
    'order.moved',
  ],
  [
    'sub-orders',
    subOrders.$list,
    () => subOrders.show(readQuery(subOrdersQuery, address)),
    none,
    'sub_order.moved',
  ],
  ['the counts', $orderCounts, $orderCounts.fetch, { counts }, 'order.moved'],
  ['the work of today', $work, $work.fetch, work, 'sub_order.moved'],
  ['the board', $lanes, $lanes.fetch, { lanes: [] }, 'order.moved'],
  ['the day', $stops, () => showDay(day.day), day, 'sub_order.moved'],
] as const)('in a busy hour %s stay up to date', async (_, store, open, body, type) => {
  const leave = store.listen(() => {});
  const { refreshes, mostAtOnce } = await busyHour({ open, body, takes: 400, type });
  expect(store.get().error).toBeNull();
  leave();
  expect(refreshes).toBeGreaterThanOrEqual(20);
  expect(mostAtOnce).toBe(1);
});
