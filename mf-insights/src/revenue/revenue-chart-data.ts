import { axisCeiling } from '../components/charts/axis-ceiling.ts';
import type { BarChartData } from '../components/charts/bar-chart-data.ts';
import { namedPeriod } from './revenue-messages.ts';
import type { Revenue } from './revenue-store.ts';

export function revenueChartData(analytics: Revenue['analytics']): BarChartData {
  return {
    bars: analytics
      .map(({ period, orders, revenue }) => ({ ...namedPeriod(period), value: revenue, orders, revenue }))
      .reverse(),
    ceiling: axisCeiling(analytics.map((period) => period.revenue)),
  };
}
