import { expect, test } from 'vitest';
import { priceDoubt } from './offer-doubts.ts';

const basis = { least: 850, most: 1_330 };

test.each<[typed: string, doubt: ReturnType<typeof priceDoubt>]>([
  ['330', 'low'],
  ['424.99', 'low'],
  ['425', null],
  ['850', null],
  ['1330', null],
  ['2660', null],
  ['2660.01', 'high'],
  ['48,000,000', 'high'],
  ['٣٣٠', 'low'],
  ['', null],
  ['خمسون', null],
  ['0', null],
  ['350,50', null],
])('%j beside 850 to 1,330 raises the doubt %j', (typed, doubt) => {
  expect(priceDoubt(typed, basis)).toBe(doubt);
});

test('without a price to compare with there is no doubt', () => {
  expect(priceDoubt('1', null)).toBeNull();
  expect(priceDoubt('48000000', undefined)).toBeNull();
});
