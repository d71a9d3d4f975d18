import { Box, Button, chakra, EmptyState, ListStates } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { List, listStyles } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/audit-log.ts';
import { columns, detailsLabel } from './audit-log-columns.tsx';
import { $auditLog, showAuditLog, useAuditLogFilter } from './audit-log-store.ts';
import { AuditLogToolbar } from './audit-log-toolbar.tsx';

const StyledList = chakra('div', {
  base: {
    ...listStyles,
    '& td': { overflowWrap: 'anywhere' },
    '& ul': { listStyleType: 'none' },
    '& strong': { fontWeight: 'medium' },
    '& time > span': { whiteSpace: 'nowrap' },
    // Only where its column has opened it says that there is nothing.
    '& [data-none]': { color: 'fg.muted' },
    '& td:not([data-below]) > [data-none], & [role=listitem] dl > :has([data-none])': { display: 'none' },
  },
});

export function AuditLogPage() {
  const choice = useAuditLogFilter();
  const { rows, hasMore, loading, error } = useStore($auditLog);
  const { filter, isFiltered } = choice;
  useEffect(() => {
    showAuditLog(filter);
    return () => showAuditLog(null);
  }, [filter]);
  return (
    <>
      <Box data-toolbar="">
        <AuditLogToolbar choice={choice} />
      </Box>
      <ListStates
        {...{ error, loading }}
        total={rows?.length ?? null}
        failedTitle={messages.failed}
        onRetry={$auditLog.fetch}
        placeholder={<TableLoading label={messages.loading} />}
        empty={
          <EmptyState
            title={isFiltered ? messages.noMatch : messages.empty}
            hint={isFiltered ? messages.noMatchHint : messages.emptyHint}
          />
        }
      >
        <StyledList>
          <List caption={messages.list} {...{ columns, detailsLabel }} rows={rows ?? []} />
        </StyledList>
      </ListStates>
      {hasMore && (
        <Button
          variant="outline"
          mt="4"
          w={{ base: 'full', md: 'auto' }}
          loading={loading}
          loadingText={actions.loading}
          onClick={() => void $auditLog.fetchMore()}
        >
          {messages.more}
        </Button>
      )}
    </>
  );
}
