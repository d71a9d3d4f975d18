import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { count } from '@hawiyat/shared/locale/numbers';
import { Card, CardBody, Center, Heading, Ltr, Text } from '@hawiyat/shared/ui';
import { ChartContainer } from '../components/charts/chart-container.tsx';
import { Legend, Mark } from '../components/charts/legend.tsx';
import { messages } from '../texts/stats.ts';
import { donutLabel } from './chart-labels.ts';
import { canceledOf } from './order-parts.ts';
import { chartHeight } from './stats.styles.ts';

const texts = messages.donut;

/** Samples for the page of examples; the dashboard has only the server's figures. */
const samples: DashboardStats['orderStats'] = { pending: 25, completed: 60, total: 85 };

/** The server's «pending» counts every open order; canceled ones are the rest of the total. */
export function DonutCard({ orders = samples }: { orders?: DashboardStats['orderStats'] }) {
  const { pending, completed, total } = orders;
  const canceled = canceledOf(orders);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody display="flex" flexDirection="column">
        <Heading mb="4">{texts.title}</Heading>
        <Center flex="1" flexDirection="column" alignItems="stretch" gap="5">
          <ChartContainer label={donutLabel(orders)} height={chartHeight.donut}>
            {({ DonutChart }) => (
              <>
                <DonutChart current={pending} completed={completed} canceled={canceled} />
                <Center dir="rtl" position="absolute" inset="0" flexDirection="column" pointerEvents="none">
                  <Text fontSize="3xl" fontWeight="semibold" lineHeight="title">
                    <Ltr>{count(total)}</Ltr>
                  </Text>
                  <Text fontSize="xs" color="fg.muted">
                    {texts.total}
                  </Text>
                </Center>
              </>
            )}
          </ChartContainer>
          <Legend justifyContent="center" columnGap="4">
            <LegendItem series="current" name={texts.current} amount={pending} />
            <LegendItem series="completed" name={texts.completed} amount={completed} />
            {canceled > 0 && <LegendItem series="canceled" name={texts.canceled} amount={canceled} />}
          </Legend>
        </Center>
      </CardBody>
    </Card>
  );
}

function LegendItem({
  series,
  name,
  amount,
}: {
  series: 'current' | 'completed' | 'canceled';
  name: string;
  amount: number;
}) {
  return (
    <li>
      <Mark series={series} aria-hidden />
      {name}
      <Ltr color="fg" fontWeight="semibold">
        {count(amount)}
      </Ltr>
    </li>
  );
}
