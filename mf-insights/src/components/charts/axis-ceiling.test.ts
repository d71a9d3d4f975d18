import { expect, test } from 'vitest';
import { axisCeiling } from './axis-ceiling.ts';

test.each([
  { orders: [0, 0], thousands: [0, 0], ceiling: 10 },
  { orders: [1, 0], thousands: [0, 0], ceiling: 10 },
  { orders: [8, 3], thousands: [0, 0.5], ceiling: 10 },
  { orders: [9, 3], thousands: [0, 0], ceiling: 20 },
  { orders: [3, 25], thousands: [12, 9], ceiling: 30 },
  { orders: [3, 26], thousands: [12, 9], ceiling: 40 },
  { orders: [61, 49], thousands: [70, 54], ceiling: 90 },
  { orders: [61, 49], thousands: [75.001, 54], ceiling: 100 },
  { orders: [5, 2], thousands: [0.0005, 1200.5], ceiling: 1450 },
])(
  'peaks of $orders orders and $thousands thousands end the axis at $ceiling',
  ({ orders, thousands, ceiling }) => {
    expect(axisCeiling([...orders, ...thousands])).toBe(ceiling);
  },
);

test.each([
  { peak: 450, ceiling: 540 },
  { peak: 1450.5, ceiling: 1750 },
  { peak: 128_300, ceiling: 153_960 },
])('a peak of $peak riyals ends the axis at $ceiling', ({ peak, ceiling }) => {
  expect(axisCeiling([0, peak, peak / 2])).toBe(ceiling);
});

test('a chart without bars ends at 10', () => {
  expect(axisCeiling([])).toBe(10);
});
