import { expect, test } from 'vitest';
import { sortedWork, waitingWork, workNames } from './waiting-work.ts';

const actions = {
  day: '2026-12-31',
  unassignedOrdersToday: 5,
  unassignedSubOrdersToday: 4,
  lateOrders: 3,
  overdueReturns: 2,
  requestsWithoutOffer: 1,
  withoutDriver: { now: 11, tomorrow: 6 },
};

test('what has no driver links to the queue of work, the others to exactly their lists', () => {
  expect(waitingWork(actions).map((work) => [work.count, work.urgency, work.href])).toEqual([
    [11, 'due', '/orders/work'],
    [6, 'due', '/orders/work'],
    [3, 'overdue', '/orders?tab=accepted_orders&late=true'],
    [2, 'overdue', '/orders?tab=sub_orders&overdue=true&type=return'],
    [1, 'due', '/orders?tab=new_orders&applied=false'],
  ]);
});

test('the names shown while loading are those of the loaded list', () => {
  expect(waitingWork(actions).map((work) => work.name)).toEqual(workNames);
});

test('what waits comes first, the overdue before the due, and zeros are apart', () => {
  const sorted = (change: Partial<typeof actions>) => {
    const { live, quiet } = sortedWork(waitingWork({ ...actions, ...change }));
    return [live.map((work) => work.count), quiet.map((work) => work.name)];
  };
  expect(sorted({})).toEqual([[3, 2, 11, 6, 1], []]);
  expect(sorted({ withoutDriver: { now: 0, tomorrow: 6 }, lateOrders: 0, overdueReturns: 2 })).toEqual([
    [2, 6, 1],
    [workNames[0], workNames[2]],
  ]);
});
