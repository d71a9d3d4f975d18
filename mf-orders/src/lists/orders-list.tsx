import { NoMatch } from '@hawiyat/shared/components/no-match';
import { rowAt } from '@hawiyat/shared/query';
import { Button, EmptyState, LinkButton, ListStates, ListStatus, lazyPart } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import {
  type Column,
  ListCards,
  ListTable,
  type Selectable,
  selectionEvents,
  useHold,
  useIsTable,
  WaitingRows,
} from '@hawiyat/shared/ui/list';
import { VirtualRows } from '@hawiyat/shared/ui/virtual-rows';
import { useStore } from '@nanostores/react';
import { ClipboardCheck, ClipboardList } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useEffect } from 'react';
import { useOpenOrder } from '../components/open-order.ts';
import { messages } from '../texts/lists.ts';
import { knownRows, type ListState, type LiveList } from './live/live-list.ts';
import { OrdersNews } from './live/orders-news.tsx';
import { StyledList } from './orders-list.styles.ts';
import { type SelectedList, taskSelection } from './selection/task-selection.ts';

export interface OrdersListProps<Row, Query> {
  list: LiveList<Row, Query>;
  caption: string;
  columns: readonly Column<Row>[];
  /** Name of the button that shows a row's columns for which the window has no room. */
  detailsLabel(row: Row): string;
  onClearFilter?: (() => void) | undefined;
  /** Said when the list has none of its tasks now, although there are others. */
  none?: string | undefined;
  onShowAll?: (() => void) | undefined;
  empty: { readonly hint: string; readonly link: string; readonly to: string };
  select?: SelectedList & { readonly boxes: Selectable<Row> };
}

/** Empty without a filter: search and filters make no sense. `open`: all tasks in progress. */
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

function OrdersState<Row extends { id: string }, Query>(props: OrdersListProps<Row, Query>) {
  const { list, caption, columns, detailsLabel, none, onClearFilter, onShowAll, empty, select } = props;
  const now = useStore(list.$list);
  const isSelecting = useStore(taskSelection.$isSelecting) && select !== undefined;
  const held = useHold(list, useOpenOrder().openId !== null || isSelecting);
  const { total, outdated, pages, queryKey } = now;
  const selecting = select && selectionEvents(taskSelection, () => knownRows(list.$list.get().pages));
  // A new filter hides what was selected.
  useEffect(() => (queryKey === null ? undefined : taskSelection.clear), [queryKey]);
  return (
    <ListStates {...now} onRetry={list.retry} placeholder={<TableLoading label={messages.loading} />}>
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
        <ListStatus {...{ total }} noun="order" isNarrowed={onClearFilter !== undefined}>
          {onClearFilter ? (
            <NoMatch title={messages.noMatch} onClear={onClearFilter}>
              {onShowAll && <Button onClick={onShowAll}>{messages.searchAll}</Button>}
            </NoMatch>
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
        </ListStatus>
        {total !== null && total > 0 && (
          <Rows {...{ caption, columns, list, detailsLabel }} now={{ ...now, total }} boxes={select?.boxes} />
        )}
        {select && isSelecting && <SelectionBar {...{ caption, pages, select }} />}
      </StyledList>
    </ListStates>
  );
}

interface RowsProps<Row> extends Pick<OrdersListProps<Row, never>, 'caption' | 'columns' | 'detailsLabel'> {
  readonly list: Pick<LiveList<never, never>, 'setVisibleRange'>;
  readonly now: ListState<Row> & { readonly total: number };
  readonly boxes: Selectable<Row> | undefined;
}

function Rows<Row extends { id: string }>({ list, now, boxes, ...texts }: RowsProps<Row>) {
  const isTable = useIsTable();
  const selectsCards = useStore(taskSelection.$onCards);
  // Deferred, so that a page that arrives while scrolling does not block a frame.
  const { pages, ...marks } = useDeferredValue(now);
  const rows = {
    ...texts,
    marks,
    total: now.total,
    virtual: VirtualRows,
    queryKey: now.queryKey,
    rowAt: (position: number) => rowAt(pages, position),
    onVisibleRange: list.setVisibleRange,
    select: isTable || selectsCards ? boxes : undefined,
  };
  return isTable ? <ListTable {...rows} known={[...pages.values()].flat()} /> : <ListCards {...rows} />;
}

const SelectionBar = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "selection" */ './selection/selection-bar.tsx')).SelectionBar,
);

function markPressedSeen({ target }: MouseEvent, list: Pick<LiveList<never, never>, 'markSeen'>): void {
  const pressed = target instanceof Element && target.closest('[data-arrived]');
  if (pressed) list.markSeen(pressed.getAttribute('data-arrived') ?? '');
}
