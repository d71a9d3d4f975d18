import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { expect, test } from 'vitest';
import { type DayLane, dayLanes, isMovable, movedTo, nothingPending, placeAt } from './lanes.ts';

const fahd = { id: 'f', name: 'فهد' };
const majed = { id: 'm', name: 'ماجد' };
const nasser = { id: 'n', name: 'ناصر' };

const stop = (id: string, driver: { id: string; name: string } | null, more: Partial<Stop> = {}): Stop => ({
  ...{ id, orderId: id, number: `ح-${id}`, day: '2026-11-25', proofOfDeliveryUrl: null },
  ...{ kind: 'delivery', status: driver ? 'scheduled' : 'pending', doneAt: null },
  ...{ driverId: driver?.id ?? null, driverName: driver?.name ?? null },
  ...{ deliveryLocation: null, place: null, distanceKm: null },
  Container: { containerNumber: `C-${id}`, type: 'حاويات أنقاض', size: '20 yard' },
  ...more,
});
const done = { doneAt: '2026-11-25T07:00:00.000Z', status: 'delivered' };

const written = (lanes: readonly DayLane[]) =>
  lanes.map(({ driver, stops }) => `${driver?.name ?? '—'}: ${stops.map(({ id }) => id).join(' ')}`);
const day = {
  stops: [stop('1', null), stop('2', fahd, done), stop('3', fahd), stop('4', fahd)],
  arranged: ['f'],
};

test('the lane without a driver is first, then those who have stops, then all others', () => {
  const lanes = dayLanes(day, [majed, fahd], nothingPending);
  expect(written(lanes)).toEqual(['—: 1', 'فهد: 2 3 4', 'ماجد: ']);
  expect(lanes.map(({ isArranged }) => isArranged)).toEqual([false, true, false]);
});

test('a driver who is no longer among the company’s keeps his lane and his name', () => {
  expect(written(dayLanes(day, [], nothingPending))).toEqual(['—: 1', 'فهد: 2 3 4']);
});

test('a renamed driver has his new name', () => {
  const renamed = { ...fahd, name: 'فهد العتيبي' };
  expect(written(dayLanes(day, [renamed], nothingPending))).toEqual(['—: 1', 'فهد العتيبي: 2 3 4']);
});

test('what is being sent is shown as if it were done: last in the lane of whoever gets it', () => {
  const drivers = new Map([
    ['1', nasser],
    ['3', null],
  ]);
  const lanes = dayLanes(day, [majed, fahd, nasser], { ...nothingPending, drivers });
  expect(written(lanes)).toEqual(['—: 3', 'فهد: 2 4', 'ناصر: 1', 'ماجد: ']);
});

test('an order that is being sent is shown; what is done stays before it, and what it lacks comes after', () => {
  const orders = new Map([['f', ['5', '4', '2']]]);
  const stops = [...day.stops, stop('5', fahd)];
  const [, lane] = dayLanes({ stops, arranged: [] }, [fahd], { ...nothingPending, orders });
  expect(lane?.stops.map(({ id }) => id)).toEqual(['2', '5', '4', '3']);
  expect(lane?.isArranged).toBe(true);
});

test.each<[what: string, stop: Partial<Stop>, movable: boolean]>([
  ['waits for a driver', { status: 'pending' }, true],
  ['has a driver', { status: 'scheduled' }, true],
  ['is late', { status: 'late' }, true],
  ['is on its way', { status: 'in_transit' }, false],
  ['is being picked up', { status: 'pick_up_in_progress' }, false],
  ['is done', done, false],
  ['has failed', { status: 'failed' }, false],
])('a stop that %s can be moved: %#', (_, more, movable) => {
  expect(isMovable(stop('1', fahd, more))).toBe(movable);
});

test.each([
  [0, 'c a b d'],
  [1, 'a c b d'],
  [2, 'a b c d'],
  [3, 'a b d c'],
  [9, 'a b d c'],
])('the third of four at place %i: %s', (place, order) => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'c', place).join(' ')).toBe(order);
});

test.each([
  [0, 0],
  [99, 0],
  [101, 1],
  [250, 2],
  [900, 3],
])('at %i between rows with their middles at 100, 200 and 300 it has place %i', (y, place) => {
  expect(placeAt([100, 200, 300], y)).toBe(place);
});
