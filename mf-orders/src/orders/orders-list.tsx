import { Button, EmptyState, ErrorState } from '@hawiyat/shared/ui';
import { type Column, DataTable, TableLoading } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { ClipboardList, SearchX } from 'lucide-react';
import type { LiveList } from './live-list.ts';
import { OrdersFrame } from './orders-frame.ts';
import { messages } from './orders-messages.ts';
import { OrdersStatus } from './orders-status.tsx';
import { useGrowing } from './use-growing.ts';

export interface OrdersListProps<Row, Query> {
  list: LiveList<Row, Query>;
  caption: string;
  columns: readonly Column<Row>[];
  tableFrom?: number;
  /** Given while the list is narrowed: takes all filters away. */
  onClearFilter?: (() => void) | undefined;
}

const keyOf = (row: { id: string }) => row.id;

/** One of the three lists, in whichever state it is. */
export function OrdersList<Row extends { id: string }, Query>({
  list,
  caption,
  columns,
  tableFrom,
  onClearFilter,
}: OrdersListProps<Row, Query>) {
  const { items, loading, error, outdated, question } = useStore(list.$list);
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={list.retry} retrying={loading} />
  );
  // In the place of the table, unless its rows are still those that were asked for.
  if (failed && (items === null || outdated)) return failed;
  if (items === null) return <TableLoading label={messages.loading} />;
  return (
    <>
      {failed}
      <OrdersFrame aria-busy={outdated}>
        <OrdersStatus found={items.length} filtered={onClearFilter !== undefined} />
        {items.length > 0 ? (
          <Rows
            key={question}
            caption={caption}
            columns={columns}
            rows={items}
            {...(tableFrom && { tableFrom })}
          />
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

interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  tableFrom?: number;
}

function Rows<Row extends { id: string }>({ rows, ...table }: RowsProps<Row>) {
  const drawn = useGrowing(rows.length);
  return <DataTable {...table} rows={drawn < rows.length ? rows.slice(0, drawn) : rows} rowKey={keyOf} />;
}
