import { Button, EmptyState, ListStates, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AuditLogEntries } from './audit-log-entries.tsx';
import { AuditLogFilters } from './audit-log-filters.tsx';
import { messages } from './audit-log-messages.ts';
import { $auditLog, showAuditLog } from './audit-log-store.ts';
import { useAuditLogFilter } from './use-audit-log-filter.ts';

export function AuditLogPage() {
  const choice = useAuditLogFilter();
  const { rows, hasMore, loading, error } = useStore($auditLog);
  const { filter } = choice;
  useEffect(() => {
    showAuditLog(filter);
    return () => showAuditLog(null);
  }, [filter]);
  return (
    <>
      <AuditLogFilters choice={choice} />
      <ListStates
        {...{ error, loading }}
        total={rows?.length ?? null}
        failedTitle={messages.failed}
        onRetry={$auditLog.fetch}
        placeholder={
          <LoadingState label={messages.loading}>
            <Stack gap="3">
              {['1', '2', '3', '4', '5', '6'].map((key) => (
                <Skeleton key={key} h="16" borderRadius="lg" />
              ))}
            </Stack>
          </LoadingState>
        }
        empty={
          <EmptyState
            title={choice.isFiltered ? messages.noMatch : messages.empty}
            hint={choice.isFiltered ? messages.noMatchHint : messages.emptyHint}
          />
        }
      >
        <AuditLogEntries entries={rows ?? []} />
      </ListStates>
      {hasMore && (
        <Button
          variant="outline"
          mt="4"
          w={{ base: 'full', md: 'auto' }}
          loading={loading}
          loadingText={messages.loadingMore}
          onClick={() => void $auditLog.fetchMore()}
        >
          {messages.more}
        </Button>
      )}
    </>
  );
}
