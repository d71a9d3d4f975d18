import { expect, test } from 'vitest';
import { inRouteOrder, type RouteStop } from './route-order.ts';

const depot = { latitude: 24.7, longitude: 46.7 };
/** So many kilometers north of the depot, roughly; null: nobody knows where. */
const stop = (id: string, north: number | null, doneAt: string | null = null): RouteStop => ({
  id,
  doneAt: doneAt === null ? null : new Date(`2026-11-25T${doneAt}:00Z`),
  location: north === null ? null : { latitude: 24.7 + north / 111, longitude: 46.7 },
});

const near = stop('near', 1);
const middle = stop('middle', 5);
const far = stop('far', 9);
const south = stop('south', -3);
const nowhere = stop('nowhere', null);

const cases: readonly [
  what: string,
  stops: readonly RouteStop[],
  arranged: readonly string[],
  ids: string,
][] = [
  ['nothing', [], [], ''],
  ['from the depot to the nearest, and on', [far, near, middle], [], 'near middle far'],
  ['the nearest may lie the other way', [far, south, near], [], 'near south far'],
  ['what the company has arranged comes first', [near, middle, far], ['far', 'near'], 'far near middle'],
  ['what is arranged and no longer his is ignored', [near, far], ['gone', 'far'], 'far near'],
  ['without a location last', [nowhere, far, near], [], 'near far nowhere'],
  ['arranged without a location where it is put', [nowhere, far], ['nowhere', 'far'], 'nowhere far'],
  [
    'done by its time, before all else; the truck goes on from there',
    [near, stop('second', 9, '09:00'), far, stop('first', 1, '07:00'), middle],
    [],
    'first second far middle near',
  ],
  [
    'done stays done, wherever it was arranged',
    [near, stop('done', 9, '09:00')],
    ['near', 'done'],
    'done near',
  ],
];

test.each(cases)('%s', (_, stops, arranged, ids) => {
  expect(
    inRouteOrder(stops, depot, arranged)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});

test('without a depot the first stop stays the first', () => {
  expect(inRouteOrder([far, near, middle], null, []).map(({ id }) => id)).toEqual(['far', 'middle', 'near']);
});
