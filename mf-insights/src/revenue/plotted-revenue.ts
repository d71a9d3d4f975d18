import { axisCeiling } from '../parts/plots/axis-ceiling.ts';
import type { PlottedBars } from '../parts/plots/plotted-bars.ts';
import { namedPeriod } from './revenue-messages.ts';
import type { Revenue } from './revenue-store.ts';

/** Brings the server's periods into the order of the chart, in riyals. */
export function plottedRevenue(analytics: Revenue['analytics']): PlottedBars {
  return {
    bars: analytics
      .map(({ period, orders, revenue }) => ({ ...namedPeriod(period), value: revenue, orders, revenue }))
      .reverse(),
    ceiling: axisCeiling(analytics.map((item) => item.revenue)),
  };
}
