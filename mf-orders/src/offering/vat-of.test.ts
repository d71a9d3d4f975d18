import { expect, test } from 'vitest';
import { vatOf } from './offer-fields.tsx';

test('net and VAT make up the price to the halala, and VAT is 15 % of the net within half a halala', () => {
  for (let n = 0; n < 1000; n += 1) {
    const price = 1 + Math.floor(Math.random() * 9_999_999_999);
    const { net, vat } = vatOf(price);
    expect([price, Number.isInteger(net), net + vat]).toEqual([price, true, price]);
    expect(Math.abs(net * 115 - price * 100)).toBeLessThanOrEqual(115 / 2);
  }
  expect(vatOf(115_000)).toEqual({ net: 100_000, vat: 15_000 });
  expect(vatOf(1)).toEqual({ net: 1, vat: 0 });
});
