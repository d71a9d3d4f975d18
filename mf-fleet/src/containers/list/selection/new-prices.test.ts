import { expect, test } from 'vitest';
import { newPrice, priceChanges } from './price-dialog.tsx';

test.each([
  [400, { price: 450 }, 450],
  [400, { percent: 10 }, 440],
  [400, { percent: -10 }, 360],
  [99.99, { percent: 10 }, 109.99],
  [1.15, { percent: 50 }, 1.73],
  [333.33, { percent: 7.5 }, 358.33],
  [450.5, { percent: 0 }, 450.5],
  [0.01, { percent: -90 }, null],
  [400, { percent: -100 }, null],
  [90_000_000, { percent: 50 }, null],
])('a price of %d by the rule %o', (price, rule, next) => {
  expect(newPrice(price, rule)).toBe(next);
});

test('what stays as it is, or would have no price any more, is not sent', () => {
  const containers = [
    { id: 'a', price: 400, version: 3 },
    { id: 'b', price: 0.01, version: 1 },
    { id: 'c', price: 0.02, version: 2 },
  ];
  expect(priceChanges(containers, { price: 400 })).toEqual({
    changes: [
      { id: 'b', version: 1, price: 400 },
      { id: 'c', version: 2, price: 400 },
    ],
    same: 1,
    impossible: 0,
  });
  expect(priceChanges(containers, { percent: -60 })).toEqual({
    changes: [
      { id: 'a', version: 3, price: 160 },
      { id: 'c', version: 2, price: 0.01 },
    ],
    same: 0,
    impossible: 1,
  });
});
