import { expect, test } from 'vitest';
import { typedDay, typedDayError } from './typed-day.ts';

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31/01/2026', '2026-01-31'],
  [' 1/2/2026 ', '2026-02-01'],
  ['٣١/٠١/٢٠٢٦', '2026-01-31'],
  ['۲۰۲۶-۰۱-۳۱', '2026-01-31'],
  ['29.2.2028', '2028-02-29'],
])('«%s» is a day', (text, day) => {
  expect(typedDay(text)).toBe(day);
  expect(typedDayError(text)).toBeUndefined();
});

test.each([
  ['30/02/2026', 'لا يوجد يوم 30 في شهر فبراير 2026'],
  ['2027-02-29', 'لا يوجد يوم 29 في شهر فبراير 2027'],
  ['2026-13-01', 'لا يوجد شهر رقم 13، الأشهر من 1 إلى 12'],
  ['1/1/1447', 'السنة يجب أن تكون ميلادية، بين 1900 و2199'],
  ['', /^يرجى كتابة التاريخ مثل/],
  ['2026-01', /^يرجى كتابة التاريخ مثل/],
  ['غدًا', /^يرجى كتابة التاريخ مثل/],
])('«%s» says why it is no day', (text, message) => {
  expect(typedDay(text)).toBeNull();
  expect(typedDayError(text)).toMatch(message);
});
