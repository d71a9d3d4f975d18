import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['350', 350],
  ['350.5', 350.5],
  ['350.50', 350.5],
  ['.5', 0.5],
  ['450.', 450],
  ['1,250', 1250],
  ['1,250.75', 1250.75],
  ['12,345,678.90', 12_345_678.9],
  ['1 250.75', 1250.75],
  ['1\u00a0250', 1250],
  [' 350 ', 350],
  ['٣٥٠٫٥٠', 350.5],
  ['١٬٢٥٠٫٧٥', 1250.75],
  ['۱٬۲۵۰', 1250],
  ['١،٢٥٠', 1250],
  ['\u200f١٬١٥٠\u200f', 1150],
  ['-5', -5],
  ['-1,250', -1250],
])('%j is %d riyals', (typed, riyals) => {
  expect(typedAmount(typed)).toBe(riyals);
});

test.each([
  ...['350,50', '1,5', '1,50', ',5', '1,', '1,2345', '1,25,000', '1234,567', '1,,250', '٣٥٠،٥٠', '٣٥٠٬٥٠'],
  ...['1.000,00', '1 000,00', '1,250 000', '1.250,000', '1,250,5', '1 00', '12 5', '1.000', '12.340', '-1,5'],
])('%j is ambiguous', (typed) => {
  expect(typedAmount(typed)).toBe('unclear');
});

test.each(['-', '.', '1.2.3', '1.234', '1e3', 'كثير', '0x10', '1.2,x', '1,250ر.س', '--1'])(
  '%j is no amount or one with too many decimals',
  (typed) => {
    const read = typedAmount(typed);
    expect(read === 1.234 || Number.isNaN(read)).toBe(true);
  },
);

test('a text of spaces is empty', () => {
  expect(typedAmount(' \u200f ')).toBeUndefined();
});

test.each([
  ['350,5', 350.5],
  ['350,50', 350.5],
  ['1500,50', 1500.5],
  ['1 500,50', 1500.5],
  ['١٥٠٠,٥٠', 1500.5],
  ['1,250', 1250],
  ['1,250.75', 1250.75],
  ['350.5', 350.5],
  ['٤٥٠٫٥', 450.5],
  ['1.500,50', 'unclear'],
  ['1,250,50', 'unclear'],
  [',50', 'unclear'],
])('where the comma is the decimal sign, %j is %j', (typed, read) => {
  expect(typedAmount(typed, 'decimal')).toBe(read);
});

test('a text of a million digits is read within a second', () => {
  const began = performance.now();
  for (const typed of [`${'1'.repeat(1_000_000)}x`, '1,'.repeat(500_000), `1${',000'.repeat(250_000)}x`])
    typedAmount(typed, 'decimal');
  expect(performance.now() - began).toBeLessThan(1000);
});
