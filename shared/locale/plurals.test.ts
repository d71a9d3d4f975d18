import { expect, test } from 'vitest';
import { pluralize, pluralizeGenitive, pluralizeInline } from './plurals.ts';

test.each([
  [0, 'لا توجد حاويات'],
  [1, 'حاوية واحدة'],
  [2, 'حاويتان'],
  [3, '3 حاويات'],
  [10, '10 حاويات'],
  [11, '11 حاوية'],
  [99, '99 حاوية'],
  [100, '100 حاوية'],
  [102, '102 حاوية'],
  [103, '103 حاويات'],
  [1250, '1,250 حاوية'],
])('%i containers: %s', (amount, text) => {
  expect(pluralize(amount, 'container')).toBe(text);
});

test('the durations of the product agree with their number', () => {
  expect([1, 7, 10, 15, 30, 365].map((days) => pluralize(days, 'day'))).toEqual([
    'يوم واحد',
    '7 أيام',
    '10 أيام',
    '15 يومًا',
    '30 يومًا',
    '365 يومًا',
  ]);
});

test('after a verb or a preposition two is in the genitive, and zero has a digit', () => {
  expect(`تم تحميل ${pluralizeGenitive(2, 'container')}`).toBe('تم تحميل حاويتين');
  expect(`بعد ${pluralizeGenitive(45, 'second')}`).toBe('بعد 45 ثانية');
  expect(pluralizeGenitive(0, 'order')).toBe('0 طلب');
  expect(pluralizeInline(0, 'result')).toBe('0 نتيجة');
  expect(pluralizeInline(2, 'unload')).toBe('مرتا تفريغ');
});
