import { Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import { ChartContainer } from '../components/charts/chart-container.tsx';
import { ChartTable } from '../components/charts/chart-table.tsx';
import { EmptyChart } from '../components/charts/empty-chart.tsx';
import { Legend, Mark } from '../components/charts/legend.tsx';
import { messages } from '../texts/revenue.ts';
import { revenueChartData } from './revenue-chart-data.ts';
import { choiceLabel, namedPeriod, revenueLabel } from './revenue-label.ts';
import type { Revenue } from './revenue-store.ts';

/** A label holds a month or quarter and its year. */
const room = { small: 3, other: 6 };

export function RevenueChart(revenue: Revenue) {
  const { query, analytics, total } = revenue;
  const chart = useMemo(() => revenueChartData(analytics), [analytics]);
  return (
    <>
      <Legend mb="3">
        <li>
          <Mark series="earned" aria-hidden />
          {messages.legend}
        </li>
        <li>
          <Mark series="unfinished" aria-hidden />
          {messages.unfinished[query.groupBy]}
        </li>
      </Legend>
      <ChartContainer label={revenueLabel(revenue)} height="17rem" grows>
        {({ BarChart }) => (
          <>
            <BarChart chart={chart} room={room} color="var(--hw-colors-brand-graphic)" />
            {total.orders === 0 && <EmptyChart />}
          </>
        )}
      </ChartContainer>
      <Text mt="3" fontSize="xs" color="fg.muted">
        {query.groupBy === 'month' || analytics.length < 2 ? messages.partial.month : messages.partial.longer}
      </Text>
      <ChartTable
        caption={`${messages.revenue} ${choiceLabel(query)}`}
        headings={[messages.periodOf[query.groupBy], messages.completed, messages.revenue]}
        rows={analytics.map(({ period, orders, revenue }) => {
          const { label, year } = namedPeriod(period);
          return { name: `${label} ${year}`, orders, revenue };
        })}
      />
    </>
  );
}
