import { expect, test } from 'vitest';
import { decimalOf, halalas } from './halalas.ts';

test.each([
  ['0.01', 1],
  ['450.5', 45050],
  ['99999999.99', 9_999_999_999],
  // What 101 orders at the highest price come to.
  ['10099999998.99', 1_009_999_999_899],
])('%s riyals are %i halalas, exactly', (decimal, amount) => {
  expect(halalas(decimal)).toBe(amount);
  expect(decimalOf(amount)).toBe(Number(decimal).toFixed(2));
});

test.each(['', '-1', '1e3', 'NaN', '1.234'])('%j is no amount', (text) => {
  expect(() => halalas(text)).toThrow(RangeError);
});
