import { axisCeiling } from '../components/charts/axis-ceiling.ts';
import type { BarChartData } from '../components/charts/bar-chart-data.ts';
import { completedOrder } from '../texts/revenue.ts';
import { namedPeriod } from './revenue-label.ts';
import type { Revenue } from './revenue-store.ts';

export function revenueChartData(analytics: Revenue['analytics']): BarChartData {
  return {
    bars: analytics
      .map(({ period, orders, revenue }, at) => ({
        ...namedPeriod(period),
        value: revenue,
        orders,
        revenue,
        // Periods reach up to today.
        isUnfinished: at === analytics.length - 1,
      }))
      .reverse(),
    order: completedOrder,
    ceiling: axisCeiling(analytics.map((period) => period.revenue)),
  };
}
