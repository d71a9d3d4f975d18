import { Box, Button, EmptyState, ErrorState, useMedia } from '@hawiyat/shared/ui';
import { type Column, TableLoading } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { ClipboardList, SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useOpenOrder } from '../../components/open-order.ts';
import { useHold } from '../../components/use-hold.ts';
import { WaitingRows } from '../../components/waiting-rows.tsx';
import { messages } from '../lists-messages.ts';
import type { LiveList } from '../live/live-list.ts';
import { OrdersNews, OrdersStatus } from '../live/orders-news.tsx';
import { OrdersCards } from './orders-cards.tsx';
import { StyledList } from './orders-list.styles.ts';
import { OrdersTable } from './orders-table.tsx';

export interface OrdersListProps<Row, Query> {
  list: LiveList<Row, Query>;
  caption: string;
  columns: readonly Column<Row>[];
  /** Window width in pixels from which a table fits. */
  tableFrom?: number;
  /** Present while the list is filtered. */
  onClearFilter?: (() => void) | undefined;
  /** Present while the list has not all tasks. */
  onSearchAll?: (() => void) | undefined;
}

export function OrdersList<Row extends { id: string }, Query>(props: OrdersListProps<Row, Query>) {
  return (
    <>
      <OrdersNews />
      <OrdersState {...props} />
    </>
  );
}

function OrdersState<Row extends { id: string }, Query>({
  list,
  caption,
  columns,
  tableFrom = 1280,
  onClearFilter,
  onSearchAll,
}: OrdersListProps<Row, Query>) {
  const now = useStore(list.$list);
  const held = useHold(list, useOpenOrder().openId !== null);
  const Rows = useMedia(`(min-width: ${tableFrom}px)`) ? OrdersTable : OrdersCards;
  const { total, loading, error, outdated } = now;
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={list.retry} retrying={loading} />
  );
  // Rows of the current query stay visible beside the error.
  if (failed && (total === null || outdated)) return failed;
  if (total === null) return <TableLoading label={messages.loading} />;
  return (
    <>
      {/* Sticky, so that it is visible far down the list too. */}
      {failed && (
        <Box position="sticky" top="20" zIndex="sticky">
          {failed}
        </Box>
      )}
      <StyledList
        {...held}
        tabIndex={-1}
        aria-busy={outdated}
        onClick={(event: MouseEvent) => markPressedSeen(event, list)}
      >
        <WaitingRows waiting={now.waiting} onShow={list.enter} />
        <OrdersStatus found={total} filtered={onClearFilter !== undefined} />
        {total > 0 ? (
          <Rows caption={caption} columns={columns} list={list} now={{ ...now, total }} />
        ) : onClearFilter ? (
          <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
            {onSearchAll && <Button onClick={onSearchAll}>{messages.searchAll}</Button>}
            <Button variant="outline" onClick={onClearFilter}>
              {messages.clearFilter}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={messages.empty} icon={<ClipboardList size={24} />} />
        )}
      </StyledList>
    </>
  );
}

function markPressedSeen({ target }: MouseEvent, list: Pick<LiveList<never, never>, 'markSeen'>): void {
  const pressed = target instanceof Element && target.closest('[data-arrived]');
  if (pressed) list.markSeen(pressed.getAttribute('data-arrived') ?? '');
}
