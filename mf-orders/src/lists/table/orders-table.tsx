import { rowAt } from '@hawiyat/shared/query';
import type { Column } from '@hawiyat/shared/ui/data';
import type { ComponentProps, ReactNode } from 'react';
import { memo, useDeferredValue } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { GoneRow } from '../../components/gone-row.ts';
import { SelectLoaded } from '../selection/select-box.tsx';
import { Table } from './orders-table.styles.ts';
import { rowHeight } from './row-heights.ts';
import { type LoadedListProps, NewMark, Rows } from './rows.tsx';

export function OrdersTable<Row extends { id: string }>({
  caption,
  columns,
  list,
  now,
  select,
}: LoadedListProps<Row>) {
  const { total } = now;
  // Deferred, so that a page that arrives while scrolling does not block a frame.
  const { pages, arrived, changed, gone } = useDeferredValue(now);
  return (
    <Table
      role="table"
      aria-label={caption}
      aria-rowcount={total + 1}
      data-selects={select && ''}
      style={{ gridTemplateColumns: widthsOf(columns, select !== undefined) }}
    >
      <Head>
        <HeadRow columns={columns}>{select && <SelectLoaded rows={[...pages.values()].flat()} />}</HeadRow>
      </Head>
      <Rows list={list} now={now} perRow={1} as={Body} item={BodyRow} rowHeight={rowHeight}>
        {(index) => {
          const row = rowAt(pages, index);
          const id = row?.id ?? '';
          return (
            <Cells
              key={index}
              columns={columns}
              row={row}
              box={select?.box}
              isNew={arrived.has(id)}
              isChanged={changed.has(id)}
              isGone={gone.has(id)}
            />
          );
        }}
      </Rows>
    </Table>
  );
}

/** The first cell also has the checkbox; the others share the rest. */
const widthsOf = (columns: readonly Column<never>[], selects: boolean) =>
  columns
    .map(({ width = '' }, at) => {
      if (!selects) return width;
      const share = `(100% - 2.25rem) * ${Number.parseFloat(width) / 100}`;
      return at === 0 ? `calc(2.25rem + ${share})` : `calc(${share})`;
    })
    .join(' ');

interface CellsProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: { readonly id: string } | undefined;
  readonly box: ((row: never) => ReactNode) | undefined;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  readonly isGone: boolean;
}

const Cells = memo(function Cells({ columns, row, box, isNew, isChanged, isGone }: CellsProps) {
  const cells = columns.map((column, at) => (
    <Cell
      key={column.id}
      aria-busy={row ? undefined : true}
      data-strong={column.onCard === 'title' ? '' : undefined}
      data-arrived={isNew ? row?.id : undefined}
      data-changed={isChanged ? '' : undefined}
      data-gone={isGone ? '' : undefined}
    >
      {at === 0 && row && box?.(row as never)}
      {row ? column.cell(row) : <span data-waits="" />}
      {isNew && column.onCard === 'title' && <NewMark />}
    </Cell>
  ));
  return isGone ? <GoneRow value>{cells}</GoneRow> : cells;
});

/* With `display: grid`, some browsers drop the native table roles, so they are explicit. */

export const Head = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <thead role="rowgroup">{children}</thead>
);

export const HeadRow = ({
  columns,
  children,
}: {
  columns: readonly Column<never>[];
  children?: ReactNode;
}) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" aria-rowindex={1}>
    {columns.map(({ id, title }, at) => (
      // biome-ignore lint/a11y/noRedundantRoles: see above
      <th key={id} role="columnheader" scope="col" aria-label={children && at === 0 ? title : undefined}>
        {at === 0 && children}
        {title}
      </th>
    ))}
  </tr>
);

export const Body = (props: ComponentProps<'tbody'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tbody role="rowgroup" {...props} />
);

export const BodyRow = ({ index, ...props }: CustomItemComponentProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" aria-rowindex={index + 2} {...props} />
);

export const Cell = (props: ComponentProps<'td'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <td role="cell" {...props} />
);
