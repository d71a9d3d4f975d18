import { Button, EmptyState, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { TrailEntries } from './trail-entries.tsx';
import { TrailFilters } from './trail-filters.tsx';
import { messages } from './trail-messages.ts';
import { $trail, showTrail } from './trail-store.ts';
import { useTrailFilter } from './use-trail-filter.ts';

export function TrailPage() {
  const choice = useTrailFilter();
  const { rows, hasMore, loading, error } = useStore($trail);
  const asked = JSON.stringify(choice.filter);
  useEffect(() => {
    showTrail(JSON.parse(asked));
    return () => showTrail(null);
  }, [asked]);
  return (
    <>
      <TrailFilters choice={choice} />
      {rows === null && error === null && (
        <LoadingState label={messages.loading}>
          <Stack gap="3">
            {['1', '2', '3', '4', '5', '6'].map((key) => (
              <Skeleton key={key} h="16" borderRadius="lg" />
            ))}
          </Stack>
        </LoadingState>
      )}
      {error !== null && (
        <ErrorState title={messages.failed} message={error} onRetry={$trail.fetch} retrying={loading} />
      )}
      {rows?.length === 0 && (
        <EmptyState
          title={choice.isFiltered ? messages.noMatch : messages.empty}
          hint={choice.isFiltered ? messages.noMatchHint : messages.emptyHint}
        />
      )}
      {rows !== null && rows.length > 0 && <TrailEntries entries={rows} />}
      {hasMore && (
        <Button
          variant="outline"
          mt="4"
          w={{ base: 'full', md: 'auto' }}
          loading={loading}
          loadingText={messages.loadingMore}
          onClick={() => void $trail.fetchMore()}
        >
          {messages.more}
        </Button>
      )}
    </>
  );
}
