import type { Column } from '@hawiyat/shared/ui/extra';
import { memo, useDeferredValue } from 'react';
import type { DrawnList } from './drawn-list.ts';
import { rowHeight } from './line-heights.ts';
import { Lines } from './lines.tsx';
import { NewMark } from './new-mark.tsx';
import { rowAt } from './row-pages.ts';
import { Table } from './table-look.ts';
import { Body, BodyRow, Cell, Head, HeadRow } from './table-parts.tsx';

/** The visible rows of a list as a table. A row belongs to its place: what a filter brings is written into the rows there. */
export function OrdersTable<Row extends { id: string }>({ caption, columns, list, now }: DrawnList<Row>) {
  const { total } = now;
  // A page of rows that arrives while somebody scrolls is drawn between the frames, not in one of them.
  const { pages, arrived, changed } = useDeferredValue(now);
  return (
    <Table
      role="table"
      aria-label={caption}
      aria-rowcount={total + 1}
      style={{ gridTemplateColumns: columns.map((column) => column.width).join(' ') }}
    >
      <Head>
        <HeadRow columns={columns} />
      </Head>
      <Lines list={list} now={now} perLine={1} as={Body} item={BodyRow} lineHeight={rowHeight}>
        {(place) => {
          const row = rowAt(pages, place);
          const id = row?.id ?? '';
          return (
            <Cells
              key={place}
              columns={columns}
              row={row}
              isNew={arrived.has(id)}
              isChanged={changed.has(id)}
            />
          );
        }}
      </Lines>
    </Table>
  );
}

interface CellsProps {
  readonly columns: readonly Column<unknown>[];
  /** Undefined while it is on its way. */
  readonly row: { readonly id: string } | undefined;
  readonly isNew: boolean;
  readonly isChanged: boolean;
}

/** Drawn again only when the row is another object. */
const Cells = memo(function Cells({ columns, row, isNew, isChanged }: CellsProps) {
  return columns.map((column) => (
    <Cell
      key={column.id}
      aria-busy={row ? undefined : true}
      data-strong={column.onCard === 'title' ? '' : undefined}
      data-arrived={isNew ? row?.id : undefined}
      data-changed={isChanged ? '' : undefined}
    >
      {row ? column.cell(row) : <span data-waits="" />}
      {isNew && column.onCard === 'title' && <NewMark />}
    </Cell>
  ));
});
