import { percent } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { Badge, Box, chakra, Flex, Ltr, Money, Text } from '@hawiyat/shared/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { type Comparison, compared } from './comparison.ts';
import { completedOrder, messages } from './revenue-messages.ts';
import type { Revenue } from './revenue-store.ts';

/** Time runs to the left here, and so do its trends. */
const Trend = chakra('span', { base: { '& svg': { transform: 'scaleX(-1)' } } });

/** What was earned in the period, and how that stands beside the period before. */
export function RevenueSums({ total, previous }: Pick<Revenue, 'total' | 'previous'>) {
  return (
    <Flex wrap="wrap" justify="space-between" align="flex-end" columnGap="6" rowGap="3" mb="5">
      <Box>
        <Text fontSize="xs" color="fg.muted">
          {messages.total}
        </Text>
        <Text fontSize="2xl" fontWeight="semibold" lineHeight="title">
          <Money amount={total.revenue} />
        </Text>
        <Text color="fg.muted">{pluralize(total.orders, completedOrder)}</Text>
      </Box>
      <Box>
        <Change from={compared(total.revenue, previous.revenue)} />
        {previous.orders > 0 && (
          <Text mt="1.5" fontSize="xs" color="fg.muted">
            {messages.before}: <Money amount={previous.revenue} />،{' '}
            {pluralize(previous.orders, completedOrder)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

function Change({ from }: { from: Comparison }) {
  if (!('percent' in from)) return <Badge>{messages.compared[from.kind]}</Badge>;
  const Picture = from.kind === 'up' ? TrendingUp : TrendingDown;
  return (
    <Badge tone={from.kind === 'up' ? 'success' : 'danger'}>
      <Trend aria-hidden>
        <Picture size={14} />
      </Trend>
      {messages.compared[from.kind]} <Ltr>{percent(from.percent)}</Ltr>
    </Badge>
  );
}
