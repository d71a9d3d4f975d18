import { Box, Button, EmptyState, ErrorState, useMedia } from '@hawiyat/shared/ui';
import { type Column, TableLoading } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { ClipboardList, SearchX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { BadgeTones } from './badge-tones.tsx';
import { messages } from './lists-messages.ts';
import type { LiveList } from './live-list.ts';
import { OrdersCards } from './orders-cards.tsx';
import { OrdersFrame } from './orders-frame.ts';
import { OrdersNews, OrdersStatus } from './orders-status.tsx';
import { OrdersTable } from './orders-table.tsx';

export interface OrdersListProps<Row, Query> {
  list: LiveList<Row, Query>;
  caption: string;
  columns: readonly Column<Row>[];
  /** Pixels of window width from which there is room for a table. */
  tableFrom?: number;
  /** Given while the list is narrowed: takes all filters away. */
  onClearFilter?: (() => void) | undefined;
}

/** One of the three lists, in whichever state it is. */
export function OrdersList<Row extends { id: string }, Query>(props: OrdersListProps<Row, Query>) {
  return (
    <>
      <OrdersNews />
      <BadgeTones />
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
}: OrdersListProps<Row, Query>) {
  const now = useStore(list.$list);
  const Rows = useMedia(`(min-width: ${tableFrom}px)`) ? OrdersTable : OrdersCards;
  const { total, loading, error, outdated } = now;
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={list.retry} retrying={loading} />
  );
  // In the place of the table, unless its rows are still those that were asked for.
  if (failed && (total === null || outdated)) return failed;
  if (total === null) return <TableLoading label={messages.loading} />;
  return (
    <>
      {/* Also for whoever has scrolled far down when rows fail to come. */}
      {failed && (
        <Box position="sticky" top="20" zIndex="sticky">
          {failed}
        </Box>
      )}
      <OrdersFrame aria-busy={outdated} onClick={(event: MouseEvent) => noticePressed(event, list)}>
        <OrdersStatus found={total} filtered={onClearFilter !== undefined} />
        {total > 0 ? (
          <Rows caption={caption} columns={columns} list={list} now={{ ...now, total }} />
        ) : onClearFilter ? (
          <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
            <Button look="outline" onClick={onClearFilter}>
              {messages.clearFilter}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={messages.empty} icon={<ClipboardList size={24} />} />
        )}
      </OrdersFrame>
    </>
  );
}

/** Whoever presses on a row has seen that it is new. */
function noticePressed({ target }: MouseEvent, list: Pick<LiveList<never, never>, 'notice'>): void {
  const pressed = target instanceof Element && target.closest('[data-arrived]');
  if (pressed) list.notice(pressed.getAttribute('data-arrived') ?? '');
}
