import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { mayI } from '@hawiyat/shared/state';
import { Box, Card, CardBody, Flex, Heading, Money, Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import { ChartContainer } from '../components/charts/chart-container.tsx';
import { ChartTable } from '../components/charts/chart-table.tsx';
import { EmptyChart } from '../components/charts/empty-chart.tsx';
import { Legend, Mark } from '../components/charts/legend.tsx';
import { acceptedOrder, messages } from '../texts/stats.ts';
import { isEmptyYear, yearLabel } from './chart-labels.ts';
import { chartHeight } from './stats.styles.ts';
import { yearChartData } from './year-chart-data.ts';

const texts = messages.monthly;
const room = { small: 4, other: 12 };

export function MonthlyCard({ stats }: { stats: DashboardStats }) {
  const { year } = stats.currentMonth;
  const showsRevenue = mayI('see-revenue');
  const chart = useMemo(() => yearChartData(stats, showsRevenue), [stats, showsRevenue]);
  const title = showsRevenue ? texts.title : texts.ordersTitle;
  return (
    <Card as="section" aria-label={title}>
      <CardBody position="relative">
        <Flex justify="space-between" align="flex-start" wrap="wrap" columnGap="6" rowGap="3" mb="4">
          <Box>
            <Heading mb="2">{title}</Heading>
            <Legend>
              <li>
                <Mark series="orders" aria-hidden />
                {texts.orders}
              </li>
              {showsRevenue && (
                <li>
                  <Mark series="revenue" aria-hidden />
                  {texts.revenue}
                </li>
              )}
              <li>
                <Mark series="unfinished" aria-hidden />
                {texts.unfinished}
              </li>
            </Legend>
          </Box>
          <ThisMonth {...stats.currentMonth} showsRevenue={showsRevenue} />
        </Flex>
        <ChartContainer label={yearLabel(year, stats.monthlyData, showsRevenue)} height={chartHeight.monthly}>
          {({ BarChart }) => (
            <>
              <BarChart chart={chart} room={room} color="var(--hw-colors-border-control)" />
              {isEmptyYear(stats.monthlyData) && <EmptyChart />}
            </>
          )}
        </ChartContainer>
        <ChartTable
          caption={(showsRevenue ? texts.table : texts.ordersTable)(year)}
          headings={[texts.month, texts.orders, texts.fullRevenue]}
          rows={stats.monthlyData.map(({ month, requests, revenue }) => ({
            name: monthName(month),
            orders: requests,
            revenue: showsRevenue ? revenue : null,
          }))}
        />
      </CardBody>
    </Card>
  );
}

function ThisMonth({
  month,
  year,
  orders,
  revenue,
  showsRevenue,
}: DashboardStats['currentMonth'] & { showsRevenue: boolean }) {
  return (
    <Box textAlign={{ md: 'end' }}>
      <Text fontSize="xs" color="fg.muted">
        {texts.thisMonth}: {monthName(month)} {year}
      </Text>
      <Text fontWeight="semibold">
        {pluralize(orders, acceptedOrder)}
        {showsRevenue && (
          <>
            ، <Money amount={revenue} />
          </>
        )}
      </Text>
    </Box>
  );
}
