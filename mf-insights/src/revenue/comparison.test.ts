import { expect, test } from 'vitest';
import { messages } from '../texts/revenue.ts';
import { compared } from './comparison.ts';

test.each([
  { now: 0, before: 0, is: { kind: 'nothing' } },
  { now: 450, before: 0, is: { kind: 'first' } },
  { now: 450.5, before: 450.5, is: { kind: 'same' } },
  { now: 1120, before: 1000, is: { kind: 'up', percent: 12 } },
  { now: 10_000, before: 1000, is: { kind: 'up', percent: 900 } },
  { now: 10_000.01, before: 1000, is: { kind: 'tenfold' } },
  { now: 15_710, before: 1000, is: { kind: 'tenfold' } },
  { now: 1000.01, before: 1000, is: { kind: 'up', percent: 1 } },
  { now: 875, before: 1000, is: { kind: 'down', percent: 13 } },
  { now: 999.99, before: 1000, is: { kind: 'down', percent: 1 } },
  { now: 1, before: 1000, is: { kind: 'down', percent: 99 } },
  { now: 0, before: 1000, is: { kind: 'down', percent: 100 } },
])('$now riyals after $before are $is.kind $is.percent', ({ now, before, is }) => {
  expect(compared(now, before)).toEqual(is);
});

test.each([
  { now: 15_710, before: 1000, words: 'أكثر من عشرة أضعاف الفترة السابقة' },
  { now: 1120, before: 1000, words: 'أعلى من الفترة السابقة بنسبة' },
  { now: 750, before: 1000, words: 'أقل من الفترة السابقة بنسبة' },
  { now: 1000, before: 1000, words: 'مساوية للفترة السابقة' },
  { now: 750, before: 0, words: 'لا توجد إيرادات في الفترة السابقة للمقارنة' },
  { now: 0, before: 0, words: 'لا توجد إيرادات في الفترتين' },
])('$now riyals after $before are compared in words', ({ now, before, words }) => {
  expect(messages.compared[compared(now, before).kind]).toBe(words);
});
