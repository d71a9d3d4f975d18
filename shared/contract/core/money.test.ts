import { expect, test } from 'vitest';
import { expectLinear } from '../../testing/expect-linear.ts';
import { price, priceRule, priceTooFine, priceUnclear } from './money.ts';

test.each([
  ['450', 450],
  [450.5, 450.5],
  ['١٬٢٥٠٫٧٥', 1250.75],
  ['.5', 0.5],
  ['0.01', 0.01],
  [99_999_999.99, 99_999_999.99],
  ['98765432.13', 98_765_432.13],
])('%j is a price', (typed, riyals) => {
  expect(price.parse(typed)).toBe(riyals);
});

test.each(['0', '-1', '-', '.', '1.2.3', '(450)', '50%', 'كثير'])('%j is no price', (typed) => {
  expect(price.safeParse(typed).error?.issues[0]?.message).toBe(priceRule);
});

test.each(['350,50', '1,5', '1.000,00', '1 000,00', '٣٥٠،٥٠', '1.000'])(
  '%j is rejected as ambiguous',
  (typed) => {
    expect(price.safeParse(typed).error?.issues[0]?.message).toBe(priceUnclear);
  },
);

test.each([
  ['4.5E+02', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'],
  ['=B2*2', 'كُتبت معادلة بدل الرقم. يرجى كتابة الرقم نفسه'],
  ['450 أو 500', 'كُتب رقمان في خانة واحدة. يرجى كتابة رقم واحد'],
])('%j is rejected with its reason', (typed, reason) => {
  expect(price.safeParse(typed).error?.issues[0]?.message).toBe(reason);
});

test('a fraction of a halala is rejected, even one that would round to zero', () => {
  for (const typed of ['0.000000001', '10.000000001', '1.234', 450.501])
    expect(price.safeParse(typed).error?.issues[0]?.message).toBe(priceTooFine);
});

test('a text of a million digits is rejected in a time that rises as its length does', () => {
  expectLinear((size) => {
    expect(price.safeParse(`${'1'.repeat(size)}x`).success).toBe(false);
  }, 1_000_000);
});
