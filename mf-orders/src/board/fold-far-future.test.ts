import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { expect, test } from 'vitest';
import { foldFarFuture } from './board-lane.tsx';
import type { Lane } from './board-lanes.ts';

// A Wednesday; the week ends on Saturday, 28 November.
const today = '2026-11-25';

const order = (deliveryDate: string, status: OrderStatus): AcceptedOrder => ({
  ...{ id: deliveryDate, number: 'ح-10001', status, deliveryDate, place: null, distanceKm: null },
  ...{ rentalType: 'once', rentalDuration: 7, unloadCount: null, deliveryLocation: null },
  ...{ totalPrice: '450', driverId: null, Driver: null, proofOfDeliveryUrl: null },
  Container: { containerNumber: 'C-0001', type: 'حاويات أنقاض', size: '20 yard' },
});
const lane = (status: OrderStatus, days: string[], count = days.length): Lane => ({
  ...{ status, count, orders: days.map((day) => order(day, status)), ids: days },
  ...{ subOrderCount: 0, subOrders: [] },
});

test.each<[name: string, lane: Lane, near: number, far: number, farCount: number]>([
  ['an empty lane', lane('pending', []), 0, 0, 0],
  ['overdue work, today and tomorrow', lane('pending', ['2026-11-20', today, '2026-11-26']), 3, 0, 0],
  ['the seventh day', lane('pending', ['2026-12-01']), 1, 0, 0],
  ['the day after it', lane('pending', ['2026-12-02']), 0, 1, 1],
  ['this week and next year', lane('scheduled', [today, '2027-04-24']), 1, 1, 1],
  ['far work that the lane does not list', lane('pending', [today, '2026-12-30'], 77), 1, 1, 76],
  ['near work that the lane does not list', lane('pending', [today, '2026-11-26'], 77), 2, 0, 0],
  ['a late order', lane('late', ['2026-11-24']), 1, 0, 0],
  ['a driver under way to a later day', lane('in_transit', ['2026-12-30']), 1, 0, 0],
  ['what was done early', lane('completed', ['2026-12-30'], 339), 1, 0, 0],
])('%s', (_, given, near, far, farCount) => {
  const folded = foldFarFuture(given, today);
  expect([folded.near.length, folded.far.length, folded.farCount]).toEqual([near, far, farCount]);
});

test('on the last day of a week tomorrow stays in sight', () => {
  expect(foldFarFuture(lane('pending', ['2026-11-29']), '2026-11-28').farCount).toBe(0);
});
