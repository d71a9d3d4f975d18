import { expect, test } from 'vitest';
import { toRiyals } from './money.ts';

test('a decimal column becomes the number on the wire, to the halala', () => {
  expect(['450.00', '0.01', '1299.99', '99999999.99'].map(toRiyals)).toEqual([
    450, 0.01, 1299.99, 99_999_999.99,
  ]);
});

test('what is no amount is rejected, not turned into nothing', () => {
  for (const text of ['', ' ', 'NaN', 'Infinity', '12 riyals'])
    expect(() => toRiyals(text)).toThrow(RangeError);
});
