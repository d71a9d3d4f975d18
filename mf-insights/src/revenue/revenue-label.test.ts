import { expect, test } from 'vitest';
import { namedPeriod, revenueLabel } from './revenue-label.ts';

test.each([
  ['2026-11', { label: 'نوفمبر', year: '2026' }],
  ['2025-01', { label: 'يناير', year: '2025' }],
  ['2026-Q4', { label: 'الربع الرابع', year: '2026' }],
  ['2026-Q1', { label: 'الربع الأول', year: '2026' }],
  ['2026', { label: '2026', year: '' }],
])('the period %s has a name', (period, name) => {
  expect(namedPeriod(period)).toEqual(name);
});

const nothing = { orders: 0, revenue: 0 };

test('the chart’s label has its sum and its best period, the first of equals', () => {
  const chart = {
    ...{ period: '3months', query: { period: '3months', groupBy: 'month' } as const, previous: nothing },
    total: { orders: 12, revenue: 3450.5 },
    analytics: [
      { period: '2026-09', orders: 1, revenue: 450.5 },
      { period: '2026-10', orders: 6, revenue: 1500 },
      { period: '2026-11', orders: 5, revenue: 1500 },
    ],
  };
  expect(revenueLabel(chart)).toBe(
    'مخطط الإيرادات حسب الشهر، آخر 3 أشهر: 3450.50 ريال سعودي من 12 طلبًا مكتملًا. الأعلى إيرادًا أكتوبر 2026 (1500.00 ريال سعودي).',
  );
});

test('the label of a year without completed orders says so', () => {
  const chart = {
    ...{
      period: '12months',
      query: { period: '12months', groupBy: 'year' } as const,
      previous: nothing,
      total: nothing,
    },
    analytics: [{ period: '2026', ...nothing }],
  };
  expect(revenueLabel(chart)).toBe('مخطط الإيرادات حسب السنة، آخر 12 شهرًا: لا توجد بيانات بعد.');
});
