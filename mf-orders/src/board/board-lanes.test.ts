import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders';
import { expect, test } from 'vitest';
import { boardLanes, type Lane, movesBetween } from './board-lanes.ts';

const order = (id: string, status: OrderStatus): AcceptedOrder => ({
  ...{ id, status, deliveryDate: '2026-11-21', rentalType: 'once', rentalDuration: 7, unloadCount: null },
  ...{ deliveryLocation: null, totalPrice: '450', driverId: null, Driver: null, proofOfDeliveryUrl: null },
  Container: { containerNumber: `C-${id}`, type: 'حاويات أنقاض', size: '20 yard' },
});
const lane = (status: OrderStatus, ids: string[], count = ids.length): Lane => ({
  status,
  count,
  orders: ids.map((id) => order(id, status)),
});

test('the board keeps its first four lanes, in the order of an order’s life; others are there while they have orders', () => {
  const statuses = (lanes: Lane[]) => boardLanes(lanes).map((item) => item.status);
  expect(statuses([])).toEqual(['pending', 'scheduled', 'in_transit', 'delivered']);
  expect(statuses([lane('delivered', ['1']), lane('picked_up', ['2']), lane('late', ['3'])])).toEqual([
    ...['pending', 'scheduled', 'late', 'in_transit', 'delivered', 'picked_up'],
  ]);
});

test('an order has moved when it is in another lane, and is new when the whole board did not have it', () => {
  const before = [lane('pending', ['1', '2']), lane('scheduled', ['3'])];
  const after = [lane('pending', ['2', '4']), lane('scheduled', ['3', '1'])];
  expect(Object.fromEntries(movesBetween(before, after))).toEqual({
    1: 'تغيّرت حالة الحاوية \u2066C-1\u2069 إلى مجدولة',
    4: 'تم قبول عرضك',
  });
});

test('an order that becomes visible because another left its long lane has not moved', () => {
  expect(movesBetween([lane('pending', ['1', '2'], 3)], [lane('pending', ['2', '3'])]).size).toBe(0);
});
