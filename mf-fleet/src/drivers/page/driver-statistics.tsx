import { count } from '@hawiyat/shared/locale/numbers';
import { Card, Heading, Stat, StatGroup } from '@hawiyat/shared/ui';
import { messages } from './driver-detail-messages.ts';
import type { DriverDetails } from './driver-detail-store.ts';

/** Three lines on phones, so that no label wraps beside one that does not. */
const statStyles = {
  flexDirection: { base: 'column', sm: 'row' },
  gap: { base: '0', sm: '4' },
  '& > div': {
    display: { base: 'flex', sm: 'block' },
    alignItems: 'center',
    justifyContent: 'space-between',
    py: { base: '1.5', sm: '0' },
    ps: { sm: '4' },
    borderStartWidth: { sm: '1px' },
  },
  '& > div:first-of-type': { ps: '0', borderStartWidth: '0' },
  '& dd': { mt: { base: '0', sm: '1' }, fontSize: { base: 'lg', sm: '2xl' } },
} as const;

export function DriverStatistics({ statistics }: Pick<DriverDetails, 'statistics'>) {
  return (
    <Card p="5" gap="3">
      <Heading>{messages.statistics}</Heading>
      <StatGroup css={statStyles}>
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
