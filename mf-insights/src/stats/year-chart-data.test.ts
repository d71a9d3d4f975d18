import { expect, test } from 'vitest';
import { yearChartData } from './year-chart-data.ts';

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  requests: index === 2 ? 25 : 0,
  revenue: index === 1 ? 31_500 : 0,
}));
const chart = yearChartData({
  monthlyData: months,
  currentMonth: { month: 3, year: 2026, orders: 25, revenue: 0 },
});

test('December is the first bar and January the last, so January stands at the right', () => {
  const labels = chart.bars.map((bar) => bar.label);
  expect([labels[0], labels.at(-1), labels.length]).toEqual(['ديسمبر', 'يناير', 12]);
});

test('orders are bars and thousands of riyals the line, which ends at the current month', () => {
  expect(chart.bars.slice(-4).map((bar) => [bar.value, bar.line, bar.revenue])).toEqual([
    [0, null, 0],
    [25, 0, 0],
    [0, 31.5, 31_500],
    [0, 0, 0],
  ]);
});

test('only the current month is unfinished', () => {
  expect(chart.bars.filter((bar) => bar.isUnfinished).map((bar) => bar.label)).toEqual(['مارس']);
});

test('the axis ends above the larger of both', () => {
  expect(chart.ceiling).toBe(40);
});
