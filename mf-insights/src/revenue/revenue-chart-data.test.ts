import { expect, test } from 'vitest';
import { completedOrder } from '../texts/revenue.ts';
import { revenueChartData } from './revenue-chart-data.ts';

test('the newest period is the first bar, unfinished, in riyals, with its year beside its name', () => {
  const analytics = [
    { period: '2025-12', orders: 1, revenue: 450.5 },
    { period: '2026-01', orders: 3, revenue: 900 },
  ];
  expect(revenueChartData(analytics)).toEqual({
    bars: [
      { label: 'يناير', year: '2026', value: 900, orders: 3, revenue: 900, isUnfinished: true },
      { label: 'ديسمبر', year: '2025', value: 450.5, orders: 1, revenue: 450.5, isUnfinished: false },
    ],
    order: completedOrder,
    ceiling: 1080,
  });
});
