import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('the median is the middle figure, or lies halfway between the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toMatchObject({ median: 5, least: 1, most: 9 });
  expect(medianOf([4, 1, 3, 2]).median).toBe(2.5);
});

// The ranks stand in the tables of the sign test, two-sided, at 5 %.
test.each([
  [6, [1, 6]],
  [9, [2, 8]],
  [11, [2, 10]],
  [15, [4, 12]],
  [25, [8, 18]],
  [50, [18, 33]],
])('of %i figures the interval reaches from rank to rank %j', (count, interval) => {
  expect(medianOf(upTo(count)).interval).toEqual(interval);
});

test('up to five figures allow no interval', () => {
  expect(medianOf(upTo(5)).interval).toBeNull();
  expect(medianOf([7]).interval).toBeNull();
});

test('nothing has no median', () => {
  expect(() => medianOf([])).toThrow(RangeError);
});
