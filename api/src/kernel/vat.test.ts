import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatOf } from './vat.ts';

test('115 riyals are 100 net and 15 VAT', () => {
  expect(vatOf(11_500)).toEqual({ net: 10_000, vat: 1_500 });
  expect(vatOf(45_050)).toEqual({ net: 39_174, vat: 5_876 });
  expect(vatOf(1)).toEqual({ net: 1, vat: 0 });
  expect(vatOf(0)).toEqual({ net: 0, vat: 0 });
});

test('net and VAT are the price to the halala, and VAT is 15 % of net within half a halala, for 1,000 prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (gross) => {
      const { net, vat } = vatOf(gross);
      expect(net + vat).toBe(gross);
      expect(Number.isSafeInteger(net) && Number.isSafeInteger(vat)).toBe(true);
      expect(Math.abs(vat - net * 0.15)).toBeLessThanOrEqual(0.576);
    }),
    { numRuns: 1_000 },
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no amount in halalas', (number) => {
  expect(() => vatOf(number)).toThrow(RangeError);
});
