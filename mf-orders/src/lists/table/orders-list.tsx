import { Box, Button, EmptyState, ErrorState, LinkButton, lazyPart, useMedia } from '@hawiyat/shared/ui';
import { type Column, TableLoading } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { ClipboardCheck, ClipboardList, SearchX } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { useOpenOrder } from '../../components/open-order.ts';
import { useHold } from '../../components/use-hold.ts';
import { WaitingRows } from '../../components/waiting-rows.tsx';
import { messages } from '../lists-messages.ts';
import type { ListState, LiveList } from '../live/live-list.ts';
import { OrdersNews, OrdersStatus } from '../live/orders-news.tsx';
import { selectEvents } from '../selection/select-events.ts';
import type { Select } from '../selection/selected-list.ts';
import { $isSelecting, leaveSelection } from '../selection/selected-rows.ts';
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
  /** Said when the list has none of its tasks now, although there are others. */
  none?: string | undefined;
  /** Present while the list is limited. */
  onShowAll?: (() => void) | undefined;
  /** The first step in an empty list. */
  empty: { readonly hint: string; readonly link: string; readonly to: string };
  /** Present where rows can be selected. */
  select?: Select<Row>;
}

/**
 * Whether the list is empty without a filter, so that search and filters make no sense. `open`: all tasks in progress.
 */
export const isBlank = (
  { total, outdated, error }: Pick<ListState<never>, 'total' | 'outdated' | 'error'>,
  filtered: boolean,
  open = 0,
) => total === 0 && !outdated && error === null && !filtered && open === 0;

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
  none,
  onClearFilter,
  onShowAll,
  empty,
  select,
}: OrdersListProps<Row, Query>) {
  const now = useStore(list.$list);
  const isSelecting = useStore($isSelecting) && select !== undefined;
  const held = useHold(list, useOpenOrder().openId !== null || isSelecting);
  const Rows = useMedia(`(min-width: ${tableFrom}px)`) ? OrdersTable : OrdersCards;
  const { total, loading, error, outdated, pages, queryKey } = now;
  const selecting = select && selectEvents(() => list.$list.get().pages);
  // A new filter hides what was selected.
  useEffect(() => (queryKey === null ? undefined : leaveSelection), [queryKey]);
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
        onKeyDown={(event: KeyboardEvent) => {
          held.onKeyDown(event);
          selecting?.key(event);
        }}
        onClick={(event: MouseEvent) => {
          markPressedSeen(event, list);
          if (selecting?.press(event)) event.stopPropagation();
        }}
      >
        <WaitingRows waiting={now.waiting} onShow={list.enter} />
        <OrdersStatus found={total} filtered={onClearFilter !== undefined} />
        {total > 0 ? (
          <Rows caption={caption} columns={columns} list={list} now={{ ...now, total }} select={select} />
        ) : onClearFilter ? (
          <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
            {onShowAll && <Button onClick={onShowAll}>{messages.searchAll}</Button>}
            <Button variant="outline" onClick={onClearFilter}>
              {messages.clearFilter}
            </Button>
          </EmptyState>
        ) : none && onShowAll ? (
          <EmptyState title={none} icon={<ClipboardCheck size={24} />}>
            <Button variant="outline" onClick={onShowAll}>
              {messages.showAllStates}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={messages.empty} hint={empty.hint} icon={<ClipboardList size={24} />}>
            <LinkButton variant="outline" to={empty.to}>
              {empty.link}
            </LinkButton>
          </EmptyState>
        )}
        {select && isSelecting && <SelectionBar caption={caption} pages={pages} select={select} />}
      </StyledList>
    </>
  );
}

/** A chunk with columns, printing and export: most visits select nothing. */
const SelectionBar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "selection" */ '../selection/selection-bar.tsx')).SelectionBar,
);

function markPressedSeen({ target }: MouseEvent, list: Pick<LiveList<never, never>, 'markSeen'>): void {
  const pressed = target instanceof Element && target.closest('[data-arrived]');
  if (pressed) list.markSeen(pressed.getAttribute('data-arrived') ?? '');
}
