import { expect, test } from 'vitest';
import { isolate } from '../../locale/bidi.ts';
import { typedNumber } from './digits.ts';

test('every spelling of a number gives the same digits', () => {
  for (const typed of [
    '0551234567',
    '٠٥٥١٢٣٤٥٦٧',
    ' ۰۵۵۱۲۳۴۵۶۷ ',
    isolate('0551234567'),
    '\u200e 0551234567\u200f',
  ])
    expect(typedNumber(typed)).toBe('0551234567');
});
