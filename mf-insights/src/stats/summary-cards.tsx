import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { count, percent } from '@hawiyat/shared/locale/numbers';
import { Box, Card, CardBody, Ltr, Metric, Metrics, ProgressBar, Text } from '@hawiyat/shared/ui';
import { ClipboardList, Container as ContainerIcon, Users } from 'lucide-react';
import { CardHead } from '../parts/card-head.tsx';
import { SummaryGrid } from './stats-grid.ts';
import { messages } from './stats-messages.ts';

/** What the company has and does now: containers, orders, drivers. */
export function SummaryCards({ stats }: { stats: DashboardStats }) {
  return (
    <SummaryGrid>
      <ContainersCard {...stats.containerStats} />
      <OrdersCard {...stats.orderStats} />
      <DriversCard {...stats.driverStats} />
    </SummaryGrid>
  );
}

const Figure = ({ of }: { of: number }) => <Ltr>{count(of)}</Ltr>;

function ContainersCard({ rented, available, total }: DashboardStats['containerStats']) {
  const texts = messages.containers;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody>
        <CardHead title={texts.title} icon={<ContainerIcon size={20} />} />
        <Metrics>
          <Metric label={texts.rented} tone="current">
            <Figure of={rented} />
          </Metric>
          <Metric label={texts.available} tone="completed">
            <Figure of={available} />
          </Metric>
          <Metric label={texts.total} tone="total">
            <Figure of={total} />
          </Metric>
        </Metrics>
        <Text mt="3" fontSize="xs" color="fg.muted">
          {texts.note}
        </Text>
      </CardBody>
    </Card>
  );
}

function OrdersCard({ pending, completed, total }: DashboardStats['orderStats']) {
  const texts = messages.orders;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody>
        <CardHead title={texts.title} icon={<ClipboardList size={20} />} />
        <Metrics>
          <Metric label={texts.pending} tone="current">
            <Figure of={pending} />
          </Metric>
          <Metric label={texts.completed} tone="completed">
            <Figure of={completed} />
          </Metric>
          <Metric label={texts.total} tone="total">
            <Figure of={total} />
          </Metric>
        </Metrics>
      </CardBody>
    </Card>
  );
}

function DriversCard({ total, completionRate }: DashboardStats['driverStats']) {
  const texts = messages.drivers;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody>
        <CardHead title={texts.title} icon={<Users size={20} />} />
        <Metrics>
          <Metric label={texts.total} tone="brand">
            <Figure of={total} />
          </Metric>
          <Metric label={texts.rate} tone="completed">
            <Ltr>{percent(completionRate)}</Ltr>
          </Metric>
        </Metrics>
        <Box mt="4">
          <ProgressBar value={completionRate} label={texts.spokenRate(completionRate)} />
        </Box>
      </CardBody>
    </Card>
  );
}
