import { expect, test } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';

test.each([
  ['أحمد إبراهيم آل سعود', 'احمد ابراهيم ال سعود'],
  ['حاوية', 'حاويه'],
  ['مصطفى', 'مصطفي'],
  ['مُحَمَّدٌ', 'محمد'],
  ['هٰذا', 'هذا'],
  ['عبـــدالله', 'عبدالله'],
  ['٠٥٠ ۱۲۳', '050 123'],
  ['C-٠٠٠١', 'c-0001'],
  ['  سالم \t\n العتيبي ', 'سالم العتيبي'],
  ['ا\u0654نقاض', 'انقاض'],
  ['\u200f0501234567\u200e', '0501234567'],
  ['\u064b\u0640 ', ''],
])('«%s» is searched as «%s»', (text, expected) => {
  expect(normalizeForSearch(text)).toBe(expected);
});

test('letters that differ in search stay different', () => {
  expect(normalizeForSearch('مؤمن سائق ٱ')).toBe('مؤمن سائق ٱ');
});
