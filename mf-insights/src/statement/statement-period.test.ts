import { expect, test } from 'vitest';
import { periodLabel } from '../texts/statement.ts';
import { quickPeriods } from './statement-period.ts';

test('quick periods are days in Riyadh, up to today', () => {
  expect(quickPeriods(new Date('2026-11-21T20:59:59Z'))).toEqual({
    thisMonth: { from: '2026-11-01', to: '2026-11-21' },
    lastMonth: { from: '2026-10-01', to: '2026-10-31' },
    thisQuarter: { from: '2026-10-01', to: '2026-11-21' },
    thisYear: { from: '2026-01-01', to: '2026-11-21' },
  });
});

test('after midnight of New Year in Riyadh, the last month is December of the old year', () => {
  expect(quickPeriods(new Date('2027-12-31T21:00:00Z'))).toEqual({
    thisMonth: { from: '2028-01-01', to: '2028-01-01' },
    lastMonth: { from: '2027-12-01', to: '2027-12-31' },
    thisQuarter: { from: '2028-01-01', to: '2028-01-01' },
    thisYear: { from: '2028-01-01', to: '2028-01-01' },
  });
  expect(quickPeriods(new Date('2028-03-31T12:00:00Z')).lastMonth).toEqual({
    from: '2028-02-01',
    to: '2028-02-29',
  });
});

test.each([
  ['2026-01-01', '2026-03-31', 'من 1 يناير إلى 31 مارس 2026'],
  ['2025-12-01', '2026-01-31', 'من 1 ديسمبر 2025 إلى 31 يناير 2026'],
  ['2026-03-31', '2026-03-31', '31 مارس 2026'],
])('%s to %s is written as «%s»', (from, to, words) => {
  expect(periodLabel(from, to)).toBe(words);
});
