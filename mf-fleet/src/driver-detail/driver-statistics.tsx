import { count } from '@hawiyat/shared/locale/numbers';
import { Card, Heading, Stat, StatGroup } from '@hawiyat/shared/ui';
import { messages } from './driver-detail-messages.ts';
import type { DriverDetails } from './driver-detail-store.ts';

export function DriverStatistics({ statistics }: Pick<DriverDetails, 'statistics'>) {
  return (
    <Card flex="2" p="5" gap="5">
      <Heading as="h3">{messages.statistics}</Heading>
      <StatGroup my="auto">
        <Stat label={messages.current} color="current">
          {count(statistics.currentApplications)}
        </Stat>
        <Stat label={messages.completed} color="completed">
          {count(statistics.completedApplications)}
        </Stat>
        <Stat label={messages.total} color="total">
          {count(statistics.totalApplications)}
        </Stat>
      </StatGroup>
    </Card>
  );
}
