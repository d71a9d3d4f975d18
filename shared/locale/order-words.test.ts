import { expect, test } from 'vitest';
import { agreedDuration, requestedDuration } from './order-words.ts';

test('a request lasts once, 30 days or 365 days', () => {
  expect(['once', 'monthly', 'yearly'].map((text) => requestedDuration(text as 'once'))).toEqual([
    'مرة واحدة',
    '30 يومًا',
    '365 يومًا',
  ]);
});

test('an accepted order lasts the agreed days, in the right plural', () => {
  expect(agreedDuration('once', 7)).toBe('7 أيام');
  expect(agreedDuration('once', 10)).toBe('10 أيام');
  expect(agreedDuration('once', 15)).toBe('15 يومًا');
  expect(agreedDuration('monthly', null)).toBe('30 يومًا');
  expect(agreedDuration('yearly', null)).toBe('365 يومًا');
});
