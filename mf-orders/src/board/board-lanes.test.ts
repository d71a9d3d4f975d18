import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder, SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import { expect, test } from 'vitest';
import { boardLanes, cardsOf, type Lane, movesBetween } from './board-lanes.ts';

const order = (id: string, status: OrderStatus): AcceptedOrder => ({
  ...{ id, number: `ح-1000${id}`, status, place: null, distanceKm: null },
  ...{ deliveryDate: '2026-11-21', rentalType: 'once', rentalDuration: 7, unloadCount: null },
  ...{ deliveryLocation: null, totalPrice: '450', driverId: null, Driver: null, proofOfDeliveryUrl: null },
  Container: { containerNumber: `C-${id}`, type: 'حاويات أنقاض', size: '20 yard' },
});
const subOrder = (id: string, status: SubOrderStatus, driverId: string | null = null): SubOrder => ({
  ...{ id, number: `ح-1000${id}/1`, type: 'return', deliveryDate: '2026-11-28', status, driverId },
  Driver: driverId === null ? null : { user: { name: 'فهد' }, picture: null },
  Order: { ...order(id, 'delivered'), id: `order ${id}` },
});
const lane = (status: OrderStatus, ids: string[], count = ids.length): Lane => ({
  ...{ status, count, orders: ids.map((id) => order(id, status)), ids },
  ...{ subOrderCount: 0, subOrders: [] },
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

test('a lane has orders and sub-orders in the order that the server says', () => {
  const below = { subOrderCount: 1, subOrders: [subOrder('3', 'pending')] };
  const cards = cardsOf({ ...lane('pending', ['1', '2']), ...below, ids: ['2', '3', '1'] });
  expect(cards.map((card) => card.id)).toEqual(['2', '3', '1']);
  expect(cards[1]).toMatchObject({
    ...{ kind: 'sub_order', action: 'إرجاع', number: 'ح-10003/1', orderId: 'order 3', price: null },
    Container: { containerNumber: 'C-3' },
  });
});

test('a sub-order moves between lanes as an order does; that it is new is nobody’s acceptance', () => {
  const without = [lane('pending', [])];
  const waiting = [{ ...lane('pending', []), subOrderCount: 1, subOrders: [subOrder('3', 'pending')] }];
  const sent = [{ ...lane('scheduled', []), subOrderCount: 1, subOrders: [subOrder('3', 'scheduled', 'f')] }];
  expect(movesBetween(without, waiting).size).toBe(0);
  expect(Object.fromEntries(movesBetween(waiting, sent))).toEqual({
    3: 'تغيّرت حالة الحاوية \u2066C-3\u2069 إلى مجدولة',
  });
});

test('an accepted order is told also while sub-orders fill its lane', () => {
  const full = {
    ...lane('pending', []),
    subOrderCount: 40,
    subOrders: [subOrder('3', 'pending')],
    ids: ['3'],
  };
  const after = { ...full, count: 1, orders: [order('1', 'pending')] };
  expect([...movesBetween([full], [after]).values()]).toEqual(['تم قبول عرضك']);
});

test('however much is completed, an accepted order is told', () => {
  const completed = lane('completed', ['7', '8'], 339);
  expect([...movesBetween([completed], [lane('pending', ['1']), completed]).values()]).toEqual([
    'تم قبول عرضك',
  ]);
});
