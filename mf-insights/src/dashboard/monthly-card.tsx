import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { counted } from '@hawiyat/shared/locale/plurals';
import { Box, Card, CardBody, Center, Flex, Heading, Money, Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import { plotHeight } from './dashboard-grid.ts';
import { messages } from './dashboard-messages.ts';
import { Legend, Mark } from './legend.tsx';
import { MonthlyTable } from './monthly-table.tsx';
import { PlotPlace } from './plot-place.tsx';
import { plottedYear } from './plotted-year.ts';
import { isEmptyYear, spokenYear } from './spoken-charts.ts';

const texts = messages.monthly;

/** The year month by month: orders as bars, revenue as a line, and the current month in words. */
export function MonthlyCard({ stats, year }: { stats: DashboardStats; year: number }) {
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
          <ThisMonth of={stats.currentMonth} year={year} />
        </Flex>
        <PlotPlace label={spokenYear(year, stats.monthlyData)} height={plotHeight.monthly}>
          {({ MonthlyPlot }) => (
            <>
              <MonthlyPlot plotted={plotted} />
              {isEmptyYear(stats.monthlyData) && <Empty />}
            </>
          )}
        </PlotPlace>
        <MonthlyTable months={stats.monthlyData} year={year} />
      </CardBody>
    </Card>
  );
}

function ThisMonth({
  of: { month, orders, revenue },
  year,
}: {
  of: DashboardStats['currentMonth'];
  year: number;
}) {
  return (
    <Box textAlign={{ md: 'end' }}>
      <Text fontSize="xs" color="fg.muted">
        {texts.thisMonth}: {monthName(month)} {year}
      </Text>
      <Text fontWeight="semibold">
        {counted(orders, 'order')}، <Money amount={revenue} />
      </Text>
    </Box>
  );
}

function Empty() {
  return (
    <Center dir="rtl" position="absolute" inset="0" pb="8" pointerEvents="none">
      <Text maxW="xs" px="4" py="2" bg="bg.panel" color="fg.muted" textAlign="center">
        {texts.empty}
      </Text>
    </Center>
  );
}
