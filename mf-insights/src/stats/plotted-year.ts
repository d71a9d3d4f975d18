import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { axisCeiling } from '../parts/plots/axis-ceiling.ts';
import type { PlottedBars } from '../parts/plots/plotted-bars.ts';

/** Brings the server's months into the order and the units of the chart: one axis for orders and thousands of riyals. */
export function plottedYear({ monthlyData, currentMonth }: DashboardStats): PlottedBars {
  const bars = monthlyData.map(({ month, requests, revenue }) => ({
    label: monthName(month),
    year: '',
    value: requests,
    // The revenue of a month that has not begun is not nothing, it is unknown.
    line: month > currentMonth.month ? null : revenue / 1000,
    orders: requests,
    revenue,
  }));
  return {
    bars: bars.reverse(),
    ceiling: axisCeiling(monthlyData.flatMap(({ requests, revenue }) => [requests, revenue / 1000])),
  };
}
