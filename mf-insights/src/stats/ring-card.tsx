import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { count } from '@hawiyat/shared/locale/numbers';
import { Card, CardBody, Center, Heading, Ltr, Text } from '@hawiyat/shared/ui';
import { Legend, Mark } from '../parts/plots/legend.tsx';
import { PlotPlace } from '../parts/plots/plot-place.tsx';
import { spokenRing } from './spoken-charts.ts';
import { plotHeight } from './stats-grid.ts';
import { messages } from './stats-messages.ts';

const texts = messages.ring;

/** Current orders (all that are under way: the server's «pending») against completed ones, and all there ever were. */
export function RingCard({ orders }: { orders: DashboardStats['orderStats'] }) {
  const { pending, completed, total } = orders;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody display="flex" flexDirection="column">
        <Heading mb="4">{texts.title}</Heading>
        <Center flex="1" flexDirection="column" alignItems="stretch" gap="5">
          <PlotPlace label={spokenRing(orders)} height={plotHeight.ring}>
            {({ RingPlot }) => (
              <>
                <RingPlot current={pending} completed={completed} />
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
          </PlotPlace>
          <Legend justifyContent="center">
            <Part of="current" name={texts.current} amount={pending} />
            <Part of="completed" name={texts.completed} amount={completed} />
          </Legend>
        </Center>
      </CardBody>
    </Card>
  );
}

function Part({ of, name, amount }: { of: 'current' | 'completed'; name: string; amount: number }) {
  return (
    <li>
      <Mark of={of} aria-hidden />
      {name}
      <Ltr color="fg" fontWeight="semibold">
        {count(amount)}
      </Ltr>
    </li>
  );
}
