import { expect, test } from 'vitest';
import { waitIn, waitInWords } from './resend-wait.ts';

test('a wait is written in the case that follows «بعد»: in seconds, long ones in minutes', () => {
  expect([60, 59, 11, 3, 2, 1, 91, 900].map(waitInWords)).toEqual([
    '60 ثانية',
    '59 ثانية',
    '11 ثانية',
    '3 ثوانٍ',
    'ثانيتين',
    'ثانية واحدة',
    'دقيقتين',
    '15 دقيقة',
  ]);
});

test.each([
  ['يمكنك طلب رمز جديد بعد 45 ثانية.', 45],
  ['يمكنك طلب رمز جديد بعد ثانيتين.', 2],
  ['يمكنك طلب رمز جديد بعد ثانية واحدة.', 1],
  ['يمكنك طلب رمز جديد بعد دقيقة واحدة.', 60],
  ['محاولات كثيرة. يرجى المحاولة بعد دقيقتين.', 120],
  ['محاولات كثيرة. يرجى المحاولة بعد 5 دقائق.', 300],
  ['Error', 60],
])('the server says «%s»: %i seconds', (message, seconds) => {
  expect(waitIn(message)).toBe(seconds);
});
