import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('the median is the middle value, or halfway between the middle two', () => {
  expect(medianOf([9, 1, 5])).toMatchObject({ median: 5, least: 1, most: 9 });
  expect(medianOf([4, 1, 3, 2]).median).toBe(2.5);
});

// Ranks from the tables of the two-sided sign test at 5 %.
test.each([
  [6, [1, 6]],
  [9, [2, 8]],
  [11, [2, 10]],
  [15, [4, 12]],
  [25, [8, 18]],
  [50, [18, 33]],
])('the interval of %i values is between the ranks %j', (count, interval) => {
  expect(medianOf(upTo(count)).interval).toEqual(interval);
});

test('up to five values have no interval', () => {
  expect(medianOf(upTo(5)).interval).toBeNull();
  expect(medianOf([7]).interval).toBeNull();
});

test('an empty list is rejected', () => {
  expect(() => medianOf([])).toThrow(RangeError);
});
