import { percent } from '@hawiyat/shared/locale/numbers';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { Badge, Box, chakra, Flex, Ltr, Money, Text } from '@hawiyat/shared/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { completedOrder, messages } from '../texts/revenue.ts';
import { type Comparison, compared } from './comparison.ts';
import type { Revenue } from './revenue-store.ts';

/** Time runs to the left, so the arrows are mirrored. */
const Trend = chakra('span', { base: { '& svg': { transform: 'scaleX(-1)' } } });

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
        <Change comparison={compared(total.revenue, previous.revenue)} />
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

function Change({ comparison }: { comparison: Comparison }) {
  const { kind } = comparison;
  const isUp = kind === 'up' || kind === 'tenfold';
  if (!isUp && kind !== 'down') return <Badge>{messages.compared[kind]}</Badge>;
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <Badge colorPalette={isUp ? 'success' : 'danger'} whiteSpace="normal">
      <Trend aria-hidden>
        <Icon size={14} />
      </Trend>
      {messages.compared[kind]} {'percent' in comparison && <Ltr>{percent(comparison.percent)}</Ltr>}
    </Badge>
  );
}
