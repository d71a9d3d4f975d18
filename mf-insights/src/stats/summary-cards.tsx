import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { count, percent } from '@hawiyat/shared/locale/numbers';
import {
  Box,
  Card,
  CardBody,
  Center,
  Flex,
  Heading,
  Ltr,
  Progress,
  Stat,
  StatGroup,
  Text,
} from '@hawiyat/shared/ui';
import { ClipboardList, Container as ContainerIcon, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../texts/stats.ts';
import { canceledOf } from './order-parts.ts';
import { SummaryGrid } from './stats.styles.ts';

export function SummaryCards({ stats }: { stats: DashboardStats }) {
  return (
    <SummaryGrid>
      <ContainersCard {...stats.containerStats} />
      <OrdersCard {...stats.orderStats} />
      <DriversCard {...stats.driverStats} />
    </SummaryGrid>
  );
}

const Figure = ({ value }: { value: number }) => <Ltr>{count(value)}</Ltr>;

function CardHead({ title, icon }: { title: string; icon: ReactNode }) {
  return (
    <Flex justify="space-between" align="flex-start" gap="3" mb="3">
      <Heading>{title}</Heading>
      <Center boxSize="9" flexShrink="0" borderRadius="md" bg="brand.subtle" color="brand.fg" aria-hidden>
        {icon}
      </Center>
    </Flex>
  );
}

/** Keeps an empty line without a note, so that the card never grows. */
const Note = ({ children }: { children: ReactNode }) => (
  <Text mt="3" minH="1.2rem" fontSize="xs" color="fg.muted">
    {children}
  </Text>
);

function ContainersCard({ rented, available, total }: DashboardStats['containerStats']) {
  const texts = messages.containers;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody>
        <CardHead title={texts.title} icon={<ContainerIcon size={20} />} />
        <StatGroup>
          <Stat label={texts.rented} color="current">
            <Figure value={rented} />
          </Stat>
          <Stat label={texts.available} color="completed">
            <Figure value={available} />
          </Stat>
          <Stat label={texts.total} color="total">
            <Figure value={total} />
          </Stat>
        </StatGroup>
        <Note>{texts.note}</Note>
      </CardBody>
    </Card>
  );
}

function OrdersCard(orders: DashboardStats['orderStats']) {
  const { pending, completed, total } = orders;
  const texts = messages.orders;
  const canceled = canceledOf(orders);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardBody>
        <CardHead title={texts.title} icon={<ClipboardList size={20} />} />
        <StatGroup>
          <Stat label={texts.pending} color="current">
            <Figure value={pending} />
          </Stat>
          <Stat label={texts.completed} color="completed">
            <Figure value={completed} />
          </Stat>
          <Stat label={texts.total} color="total">
            <Figure value={total} />
          </Stat>
        </StatGroup>
        <Note>{canceled > 0 && texts.note(count(canceled))}</Note>
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
        <StatGroup>
          <Stat label={texts.total} color="brand">
            <Figure value={total} />
          </Stat>
          <Stat label={texts.rate} color="completed">
            <Ltr>{percent(completionRate)}</Ltr>
          </Stat>
        </StatGroup>
        <Box mt="4">
          <Progress value={completionRate} label={texts.rateLabel(completionRate)} />
        </Box>
      </CardBody>
    </Card>
  );
}
