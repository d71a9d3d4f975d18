import { expect, test } from 'vitest';
import { parsePlate } from './parse-plate.ts';
import { arabicPlate } from './plate.ts';

test.each([
  ['Arabic letters, then digits', 'ح ن ط 7356', '7356 TNJ'],
  ['digits first', '7356 ح ن ط', '7356 TNJ'],
  ['without spaces', 'حنط7356', '7356 TNJ'],
  ['Arabic digits', 'ح ن ط ٧٣٥٦', '7356 TNJ'],
  ['Persian digits', 'ح ن ط ۷۳۵۶', '7356 TNJ'],
  ['Latin letters, as they are read on the plate', '7356 TNJ', '7356 TNJ'],
  ['small ones, before the digits', 'tnj7356', '7356 TNJ'],
  ['hyphens', 'TNJ-7356', '7356 TNJ'],
  ['an alef with a hamza, a heh with a stretch, a dotted yeh', 'أ هـ ي 12', '12 VHA'],
  ['a plain alef, a heh, an alef maksura', 'ا ه ى 12', '12 VHA'],
  ['letters of a Persian keyboard', 'ک ہ ی 12', '12 VHK'],
  ['one digit', 'ب د ر 7', '7 RDB'],
  ['zeros before the number', 'ب د ر 0007', '7 RDB'],
  ['invisible marks of direction', '\u200fب د ر\u200e 7\u2069', '7 RDB'],
])('a plate with %s is read', (_, typed, plate) => {
  expect(parsePlate(typed)).toBe(plate);
});

test.each([
  ['nothing', ''],
  ['digits alone', '1234'],
  ['letters alone', 'ح ن ط'],
  ['two letters', 'ح ن 1234'],
  ['four letters', 'ح ن ط ب 1234'],
  ['five digits', 'ح ن ط 12345'],
  ['no number but zero', 'ح ن ط 0'],
  ['digits on both sides', '12 ح ن ط 34'],
  ['a letter that no plate has', 'ج ن ط 1234'],
  ['a Latin letter that no plate has', 'ABC 1234'],
  ['letters of both scripts', 'ح N ط 1234'],
  ['a name', 'شاحنة سالم'],
])('%s is no plate', (_, typed) => {
  expect(parsePlate(typed)).toBeNull();
});

test('a plate is shown as it is read, and what is shown is read again', () => {
  expect(arabicPlate('7356 TNJ')).toBe('ح ن ط 7356');
  expect(arabicPlate('12 VHA')).toBe('أ هـ ى 12');
  for (const plate of ['7356 TNJ', '12 VHA', '1 EXG', '999 KLZ', '45 UDS', '8 RDB'])
    expect(parsePlate(arabicPlate(plate))).toBe(plate);
  expect(arabicPlate('غير معروف')).toBe('غير معروف');
});
