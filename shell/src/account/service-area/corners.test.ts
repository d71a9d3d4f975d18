import type { MapPoint } from '@hawiyat/shared/contract/orders/order-settings';
import { expect, test } from 'vitest';
import { withCorner } from './corners.ts';

const at = (latitude: number, longitude: number): MapPoint => ({ latitude, longitude });
const [southwest, southeast, northeast, northwest] = [at(24, 46), at(24, 47), at(25, 47), at(25, 46)];
const square = [southwest, southeast, northeast, northwest];

test('the first three corners stand in the order of the presses', () => {
  const drawn = [northeast, southwest, southeast].reduce<MapPoint[]>(withCorner, []);
  expect(drawn).toEqual([northeast, southwest, southeast]);
});

test('going around an area draws it as it was gone around', () => {
  expect(square.reduce<MapPoint[]>(withCorner, [])).toEqual(square);
});

test.each([
  ['the south edge', at(23.9, 46.5), 1],
  ['the east edge', at(24.5, 47.1), 2],
  ['the north edge', at(25.1, 46.5), 3],
  ['the west edge, from the last corner to the first', at(24.5, 45.9), 4],
])('a press near %s bends it', (_, point, index) => {
  expect(withCorner(square, point)).toEqual(square.toSpliced(index, 0, point));
});
