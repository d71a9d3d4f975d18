import { Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import { EmptyPlot } from '../parts/plots/empty-plot.tsx';
import { Legend, Mark } from '../parts/plots/legend.tsx';
import { PlotPlace } from '../parts/plots/plot-place.tsx';
import { PlotTable } from '../parts/plots/plot-table.tsx';
import { plottedRevenue } from './plotted-revenue.ts';
import { messages, namedPeriod, spokenChoice } from './revenue-messages.ts';
import type { Revenue } from './revenue-store.ts';
import { spokenRevenue } from './spoken-revenue.ts';

/** Names of months and quarters with their years, in half of a wide screen as on a small one. */
const room = { small: 3, other: 6 };

/** The periods as bars, and as a table for who cannot see them. */
export function RevenueChart(revenue: Revenue) {
  const { query, analytics, total } = revenue;
  const plotted = useMemo(() => plottedRevenue(analytics), [analytics]);
  return (
    <>
      <Legend mb="3">
        <li>
          <Mark of="earned" aria-hidden />
          {messages.legend}
        </li>
      </Legend>
      <PlotPlace label={spokenRevenue(revenue)} height="17rem" grows>
        {({ BarsPlot }) => (
          <>
            <BarsPlot plotted={plotted} room={room} colour="var(--hw-colors-accent-graphic)" />
            {total.orders === 0 && <EmptyPlot />}
          </>
        )}
      </PlotPlace>
      <Text mt="3" fontSize="xs" color="fg.muted">
        {query.groupBy === 'month' || analytics.length < 2 ? messages.partial.month : messages.partial.longer}
      </Text>
      <PlotTable
        caption={`${messages.revenue} ${spokenChoice(query.months, query.groupBy)}`}
        headings={[messages.periodOf[query.groupBy], messages.completed, messages.revenue]}
        rows={analytics.map(({ period, orders, revenue }) => {
          const { label, year } = namedPeriod(period);
          return { name: `${label} ${year}`, orders, revenue };
        })}
      />
    </>
  );
}
