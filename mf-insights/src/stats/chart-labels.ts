import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { messages } from '../texts/stats.ts';
import { canceledOf } from './order-parts.ts';

/** For screen readers: the year's sums, and the month with most orders (the first of equals). */
export function yearLabel(year: number, months: DashboardStats['monthlyData'], showsRevenue = true): string {
  const { chart, empty, sums } = messages.monthly;
  const title = chart(year, showsRevenue);
  const [first, ...others] = months;
  if (!first || isEmptyYear(months)) return empty(title);
  const sum = (field: 'requests' | 'revenue') => months.reduce((total, month) => total + month[field], 0);
  const best = others.reduce((best, other) => (other.requests > best.requests ? other : best), first);
  return sums(title, sum('requests'), showsRevenue ? sum('revenue') : null, best);
}

export function isEmptyYear(months: DashboardStats['monthlyData']): boolean {
  return months.every((month) => month.requests === 0 && month.revenue === 0);
}

export function donutLabel(orders: DashboardStats['orderStats']): string {
  const { parts, chart } = messages.donut;
  const canceled = canceledOf(orders);
  const shown = [parts.current(orders.pending), parts.completed(orders.completed)];
  return chart(canceled > 0 ? [...shown, parts.canceled(canceled)] : shown, orders.total);
}
