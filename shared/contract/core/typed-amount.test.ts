import { expect, test } from 'vitest';
import { isolate } from '../../locale/bidi.ts';
import { formatRiyal, money, riyalSign, spokenMoney } from '../../locale/money.ts';
import { expectLinear } from '../../testing/expect-linear.ts';
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

test.each([
  ...[
    '450.00 ر.س',
    'SAR 450',
    '450 ريال',
    '﷼ 450',
    '450﷼',
    '⃁ 450',
    '450⃁',
    'ر.س.\u200f 450',
    'ر.س450',
    'SR450',
    '450SR',
  ],
  ...[
    'S.R. 450',
    '450 SAR.',
    '450 ريال سعودي',
    '450 ريالًا سعوديًا',
    '450 ريالا',
    'Riyals 450',
    '450 saudi riyals',
    '450 رس',
  ],
  ...[
    '٤٥٠٫٠٠ ر.س',
    '\u2066450.00\u2069 ر.س',
    '450.00\u00a0ر.س',
    '450.00 ريال سعودي',
    '450 ريال فقط',
    'ر . س 450',
  ],
  ...["'450", '="450"', '"450"', '450/-', '450.-', "'450.00 ر.س", '450.0', '+450', '450\u200a'],
])('%j is 450 riyals', (typed) => {
  expect(typedAmount(typed)).toBe(450);
});

test.each([
  ["1'450.50", 1450.5],
  ['1’450.50', 1450.5],
  ['1,450.50 ر.س', 1450.5],
  ['SAR 1 450.50', 1450.5],
  ['(450)', -450],
  ['(1,250.00 ر.س)', -1250],
  ['450-', -450],
  ['\u2212450', -450],
  ['- 450', -450],
])('%j is %d riyals, as sheets write it', (typed, riyals) => {
  expect(typedAmount(typed)).toBe(riyals);
});

test('every amount that the product shows, prints and exports is read', () => {
  for (const amount of [0.05, 7, 450, 1450.5, 99_999_999.99])
    for (const written of [
      ...[formatRiyal(amount), money(amount), spokenMoney(amount), amount.toFixed(2), String(amount)],
      `${isolate(formatRiyal(amount))}\u200a${riyalSign}`,
    ])
      expect([written, typedAmount(written)]).toEqual([written, amount]);
});

test.each([
  ['1e3', 'shortened'],
  ['4.5E+02', 'shortened'],
  ['٤٫٥E+٠٢', 'shortened'],
  ['4,5E+02 ر.س', 'shortened'],
  ['=450', 'formula'],
  ['=SUM(A1:A2)', 'formula'],
  ['="450"&".00"', 'formula'],
  ['450/500', 'two'],
  ['450 - 500', 'two'],
  ['450-500 ر.س', 'two'],
  ['450 أو 500', 'two'],
  ['450 ريال و50 هللة', 'two'],
  ['من 450 إلى 500', 'two'],
  ['SAR 450; SAR 500', 'two'],
])('%j is refused: %s', (typed, unread) => {
  expect(typedAmount(typed)).toEqual({ unread });
});

test.each([
  ...['-', '.', '1.2.3', '1.234', 'كثير', '0x10', '1.2,x', '--1', '50%', '50٪', '450 SAR/month', '450 شهريًا'],
  ...['$450', '450 USD', 'SARX 450', '#REF!'],
])('%j is no amount or one with too many decimals', (typed) => {
  const read = typedAmount(typed);
  expect(read === 1.234 || Number.isNaN(read)).toBe(true);
});

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

test('a text of a million digits is read in a time that rises as its length does', () => {
  expectLinear((size) => {
    for (const typed of [`${'1'.repeat(size)}x`, '1,'.repeat(size / 2), `1${',000'.repeat(size / 4)}x`])
      typedAmount(typed, 'decimal');
  }, 1_000_000);
});
