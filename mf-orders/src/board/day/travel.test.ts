import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { expect, test } from 'vitest';
import { durationText, kilometersText, legBetween, travelOf } from './travel.ts';

const riyadh = { latitude: 24.7136, longitude: 46.6753 };
/** So many kilometers to the north by air. */
const north = (kilometers: number) => ({ ...riyadh, latitude: riyadh.latitude + kilometers / 111.195 });

const stop = (id: string, kilometers: number | null, more: Partial<Stop> = {}): Stop => ({
  ...{ id, orderId: id, number: `ح-${id}`, kind: 'delivery', status: 'scheduled', day: '2026-11-25' },
  ...{ doneAt: null, proofOfDeliveryUrl: null, driverId: 'f', driverName: 'فهد' },
  ...{ place: null, distanceKm: null },
  deliveryLocation: kilometers === null ? null : north(kilometers),
  Container: { containerNumber: id, type: 'حاويات أنقاض', size: '20 yard' },
  ...more,
});
const done = { doneAt: '2026-11-25T07:00:00.000Z' };

test.each([
  ['nowhere', riyadh, riyadh, 0, 0],
  ['10 km by air are 13 km of road, 20 minutes', riyadh, north(10), 13, 19.5],
  ['Riyadh to Al Kharj, 78 km by air', riyadh, { latitude: 24.1556, longitude: 47.312 }, 116, 174],
  [
    'a degree to the east is shorter than one to the north',
    riyadh,
    { ...riyadh, longitude: 47.6753 },
    131,
    197,
  ],
])('%s', (_, from, to, kilometers, minutes) => {
  const leg = legBetween(from, to);
  expect(leg.kilometers).toBeCloseTo(kilometers, -0.3);
  expect(leg.minutes).toBeCloseTo(minutes, -0.3);
});

test.each<[what: string, stops: Stop[], depot: typeof riyadh | null, legs: string, left: string | null]>([
  ['nothing to do', [], riyadh, '', null],
  ['from the depot and on', [stop('a', 10), stop('b', 20)], riyadh, 'a 13 b 13', '26 km 39 min'],
  ['without a depot the first leg is unknown', [stop('a', 10), stop('b', 20)], null, 'b 13', '13 km 20 min'],
  ['from what was done last', [stop('a', 10, done), stop('b', 15)], riyadh, 'b 6.5', '6.5 km 10 min'],
  ['past a stop without a location', [stop('a', null), stop('b', 10)], riyadh, 'b 13', '13 km 20 min'],
  [
    'not by what has failed',
    [stop('a', 50, { status: 'failed' }), stop('b', 10)],
    riyadh,
    'b 13',
    '13 km 20 min',
  ],
  ['nothing is left', [stop('a', 10, done)], riyadh, '', null],
])('%s', (_, stops, depot, legs, left) => {
  const travel = travelOf(stops, depot);
  expect([...travel.legs].map(([id, leg]) => `${id} ${kilometersText(leg.kilometers)}`).join(' ')).toBe(legs);
  const { kilometers = 0, minutes = 0 } = travel.left ?? {};
  expect(travel.left && `${kilometersText(kilometers)} km ${Math.round(minutes)} min`).toBe(left);
});

test.each([
  [0, 'دقيقة واحدة'],
  [2, 'دقيقتان'],
  [12.4, '12 دقيقة'],
  [59.7, 'ساعة واحدة'],
  [65, 'ساعة واحدة و5 دقائق'],
  [121, 'ساعتان ودقيقة واحدة'],
  [671, '11 ساعة و11 دقيقة'],
])('%d minutes are «%s»', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
