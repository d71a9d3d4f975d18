import { count } from '@hawiyat/shared/locale/numbers';
import { Card, Heading, Metric, Metrics } from '@hawiyat/shared/ui';
import { messages } from './driver-detail-messages.ts';
import type { DriverDetails } from './driver-detail-store.ts';

export function DriverStatistics({ statistics }: Pick<DriverDetails, 'statistics'>) {
  return (
    <Card flex="2" p="5" gap="5">
      <Heading as="h3">{messages.statistics}</Heading>
      <Metrics my="auto">
        <Metric label={messages.current} tone="current">
          {count(statistics.currentApplications)}
        </Metric>
        <Metric label={messages.completed} tone="completed">
          {count(statistics.completedApplications)}
        </Metric>
        <Metric label={messages.total} tone="total">
          {count(statistics.totalApplications)}
        </Metric>
      </Metrics>
    </Card>
  );
}
