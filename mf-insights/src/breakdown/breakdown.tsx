import { largeText } from '@hawiyat/shared/lib/large-text';
import { Box, EmptyState, Link, LinkButton, Skeleton, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { WidgetCard } from '../components/widget-card.tsx';
import { messages } from '../texts/breakdown.ts';
import { $breakdown } from './breakdown-store.ts';
import { BreakdownTable } from './breakdown-table.tsx';

export function Breakdown() {
  const answer = useStore($breakdown);
  useEffect(() => {
    void $breakdown.fetch();
  }, []);
  return (
    <WidgetCard
      title={messages.title}
      aside={
        <Link to="/containers" display="flex" alignItems="center" minH="11" my="-2.5">
          {messages.all}
        </Link>
      }
      answer={answer}
      onRetry={$breakdown.fetch}
      skeleton={
        <Stack gap="4" py="2">
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].map((row) => (
            <Skeleton key={row} h="6" />
          ))}
        </Stack>
      }
    >
      {(kinds) =>
        kinds.length === 0 ? (
          <Box my="auto">
            <EmptyState title={messages.empty.title} hint={messages.empty.hint}>
              <LinkButton to="/containers">{messages.empty.action}</LinkButton>
            </EmptyState>
          </Box>
        ) : (
          <>
            <Box css={{ [largeText]: { overflowX: 'auto' } }}>
              <BreakdownTable kinds={kinds} />
            </Box>
            <Text mt="4" fontSize="xs" color="fg.muted">
              {messages.rule}
            </Text>
          </>
        )
      }
    </WidgetCard>
  );
}
