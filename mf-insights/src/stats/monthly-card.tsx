import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { Box, Card, CardBody, Flex, Heading, Money, Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import { EmptyPlot } from '../parts/plots/empty-plot.tsx';
import { Legend, Mark } from '../parts/plots/legend.tsx';
import { PlotPlace } from '../parts/plots/plot-place.tsx';
import { PlotTable } from '../parts/plots/plot-table.tsx';
import { plottedYear } from './plotted-year.ts';
import { isEmptyYear, spokenYear } from './spoken-charts.ts';
import { plotHeight } from './stats-grid.ts';
import { messages } from './stats-messages.ts';

const texts = messages.monthly;
/** On a small screen every third month is named. */
const room = { small: 4, other: 12 };

/** The year month by month: orders as bars, revenue as a line, and the current month in words. */
export function MonthlyCard({ stats }: { stats: DashboardStats }) {
  const { year } = stats.currentMonth;
  const plotted = useMemo(() => plottedYear(stats), [stats]);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody position="relative">
        <Flex justify="space-between" align="flex-start" wrap="wrap" columnGap="6" rowGap="3" mb="4">
          <Box>
            <Heading mb="2">{texts.title}</Heading>
            <Legend>
              <li>
                <Mark of="orders" aria-hidden />
                {texts.orders}
              </li>
              <li>
                <Mark of="revenue" aria-hidden />
                {texts.revenue}
              </li>
            </Legend>
          </Box>
          <ThisMonth of={stats.currentMonth} />
        </Flex>
        <PlotPlace label={spokenYear(year, stats.monthlyData)} height={plotHeight.monthly}>
          {({ BarsPlot }) => (
            <>
              <BarsPlot plotted={plotted} room={room} colour="var(--hw-colors-brand-fg)" />
              {isEmptyYear(stats.monthlyData) && <EmptyPlot />}
            </>
          )}
        </PlotPlace>
        <PlotTable
          caption={texts.table(year)}
          headings={[texts.month, texts.orders, texts.fullRevenue]}
          rows={stats.monthlyData.map(({ month, requests, revenue }) => ({
            name: monthName(month),
            orders: requests,
            revenue,
          }))}
        />
      </CardBody>
    </Card>
  );
}

function ThisMonth({ of: { month, year, orders, revenue } }: { of: DashboardStats['currentMonth'] }) {
  return (
    <Box textAlign={{ md: 'end' }}>
      <Text fontSize="xs" color="fg.muted">
        {texts.thisMonth}: {monthName(month)} {year}
      </Text>
      <Text fontWeight="semibold">
        {pluralize(orders, 'order')}، <Money amount={revenue} />
      </Text>
    </Box>
  );
}
