import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { axisCeiling } from '../components/charts/axis-ceiling.ts';
import type { BarChartData } from '../components/charts/bar-chart-data.ts';
import { acceptedOrder } from '../texts/stats.ts';

/**
 * Orders and thousands of riyals share one axis.
 * @param showsRevenue whether the person may see it
 */
export function yearChartData(
  { monthlyData, currentMonth }: Pick<DashboardStats, 'monthlyData' | 'currentMonth'>,
  showsRevenue = true,
): BarChartData {
  const bars = monthlyData.map(({ month, requests, revenue }) => ({
    label: monthName(month),
    year: '',
    value: requests,
    // The revenue of a future month is unknown, not zero.
    line: month > currentMonth.month || !showsRevenue ? null : revenue / 1000,
    orders: requests,
    revenue: showsRevenue ? revenue : null,
    isUnfinished: month === currentMonth.month,
  }));
  return {
    bars: bars.reverse(),
    order: acceptedOrder,
    ceiling: axisCeiling(monthlyData.flatMap(({ requests, revenue }) => [requests, revenue / 1000])),
  };
}
