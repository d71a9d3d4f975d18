import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { Box, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { WidgetCard } from '../components/widget-card.tsx';
import { messages } from '../texts/revenue.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueChoice } from './revenue-choice.tsx';
import { revenueQuery } from './revenue-query.ts';
import { $revenue, fetchRevenueAgain, showRevenue } from './revenue-store.ts';
import { RevenueSums } from './revenue-sums.tsx';

export function Revenue() {
  const [query, change] = useQueryState(revenueQuery);
  const answer = useStore($revenue);
  useEffect(() => void showRevenue(query), [query]);
  const shownQuery = answer.data?.query;
  const isOutdated = shownQuery?.period !== query.period || shownQuery.groupBy !== query.groupBy;
  // Former figures stay while the new ones load, but not beside an error.
  const shown = isOutdated && answer.error !== null ? { ...answer, data: null } : answer;
  return (
    <WidgetCard
      title={messages.title}
      aside={<RevenueChoice query={query} onChoose={(choice) => change(choice, { replace: true })} />}
      answer={shown}
      onRetry={fetchRevenueAgain}
      minH="27rem"
      skeleton={
        <>
          <Stack gap="2" h={{ base: '9.75rem', md: '5.75rem' }}>
            <Skeleton w="24" h="3" />
            <Skeleton w="48" h="7" />
            <Skeleton w="32" h="4" />
          </Stack>
          <Skeleton h="21.1rem" />
        </>
      }
    >
      {(data) => (
        <Box
          aria-busy={isOutdated}
          flex="1"
          display="flex"
          flexDirection="column"
          transition="opacity 160ms 120ms"
          css={{ '&[aria-busy=true]': { opacity: '0.55' } }}
        >
          <RevenueSums {...data} />
          <RevenueChart {...data} />
        </Box>
      )}
    </WidgetCard>
  );
}
