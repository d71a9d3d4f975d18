import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, halalas } from '../kernel/halalas.ts';
import { mayMove, statesOf } from '../kernel/state-machine.ts';
import { orderMoves } from './order-states.ts';
import { isWithinTerms, refundDueBy, refundOf } from './refund.ts';

test('90 % come back after confirmation, 50 % once the container has left', () => {
  for (const status of ['pending', 'scheduled', 'late'] as const)
    expect(refundOf(status, 100_000)).toBe(90_000);
  expect(refundOf('in_transit', 100_000)).toBe(50_000);
});

test('there is a refund exactly where the customer may cancel', () => {
  for (const status of statesOf(orderMoves))
    expect(refundOf(status, 100) !== null, status).toBe(mayMove(orderMoves, status, 'canceled', 'customer'));
});

test('a part of a halala is the customer’s', () => {
  expect(refundOf('in_transit', 33_333)).toBe(16_667);
  expect(refundOf('pending', 33_333)).toBe(30_000);
  expect(refundOf('pending', 1)).toBe(1);
});

test('whatever the price, no refund is more than was paid, and none is short of its band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (total) => {
      const [most, half] = [refundOf('pending', total) ?? -1, refundOf('in_transit', total) ?? -1];
      return most * 10 >= total * 9 && most <= total && half * 2 >= total && half <= most;
    }),
  );
});

test('compensation goes up to twice the rental value', () => {
  expect([0, 1, 200_00].map((number) => isWithinTerms(number, 100_00))).toEqual([true, true, true]);
  expect([-1, 200_01, 0.5, Number.NaN].map((number) => isWithinTerms(number, 100_00))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('the refund is due within 15 days, over the end of a year too', () => {
  expect(refundDueBy('2026-03-01')).toBe('2026-03-16');
  expect(refundDueBy('2026-12-20')).toBe('2027-01-04');
});

test('riyals and halalas say the same, whatever the amount', () => {
  expect(halalas('450.5')).toBe(45_050);
  expect(decimalOf(5)).toBe('0.05');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      (number) => halalas(decimalOf(number)) === number,
    ),
  );
  for (const text of ['', '-1', '1.005', 'NaN', '1e3']) expect(() => halalas(text)).toThrow(RangeError);
  for (const amount of [-1, 0.5, Number.NaN]) expect(() => decimalOf(amount)).toThrow(RangeError);
});
