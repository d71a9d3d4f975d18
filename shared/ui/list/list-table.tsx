import { type ComponentProps, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import type { Column, Listed } from './column.ts';
import { HeadRow } from './head-row.tsx';
import { ListRows, type ShownRows } from './list-rows.tsx';
import { Table } from './list-table.styles.ts';
import { useReachedWidth } from './reached-width.ts';
import { RowCells } from './row-cells.tsx';
import { rowHeight } from './row-heights.ts';
import { marksOf, noMarks } from './row-marks.ts';
import { SelectKnown } from './select-box.tsx';
import type { ListSort } from './sort-button.tsx';

export interface ListTableProps<Row extends Listed> extends ShownRows<Row> {
  /** The rows that the page has, which the box in the head selects. */
  readonly known?: readonly Row[];
  readonly sort?: ListSort;
  /** Name of the button that shows the row's columns for which the window has no room. */
  detailsLabel?(row: Row): string;
  /** A `tbody` after the rows, e.g. with totals, below the columns that the window has room for. */
  foot?(shown: readonly Column<Row>[]): ReactNode;
}

export function ListTable<Row extends Listed>(props: ListTableProps<Row>) {
  const { caption, total, rowAt, marks = noMarks, select, known = [], sort, detailsLabel } = props;
  const { inTable, below } = useFittingColumns(props.columns);
  const { opened, toggle } = useOpenedRows();
  const unfolds = below.length > 0;
  return (
    <Table
      role="table"
      aria-label={caption}
      aria-rowcount={total + (props.foot ? 2 : 1)}
      data-selects={select && ''}
      data-whole={props.virtual ? undefined : ''}
      style={{ gridTemplateColumns: tracksOf(inTable, { selects: select !== undefined, unfolds }) }}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid */}
      <thead role="rowgroup">
        <HeadRow columns={inTable} sort={sort} unfolds={unfolds}>
          {select && <SelectKnown select={select} rows={known} />}
        </HeadRow>
      </thead>
      <ListRows source={props} perRow={1} as={Body} item={BodyRow} rowHeight={rowHeight}>
        {(position) => {
          const row = rowAt(position);
          return (
            <RowCells
              key={position}
              columns={inTable}
              below={below}
              row={row}
              select={select}
              isOpen={unfolds && row !== undefined && opened.has(row.id)}
              toggle={toggle}
              detailsLabel={detailsLabel}
              {...marksOf(marks, row?.id ?? '')}
            />
          );
        }}
      </ListRows>
      {props.foot?.(inTable)}
    </Table>
  );
}

function useOpenedRows() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpened((before) => {
        const others = [...before].filter((other) => other !== id);
        return new Set(before.has(id) ? others : [...others, id]);
      }),
    [],
  );
  return { opened, toggle };
}

interface Extras {
  readonly selects: boolean;
  readonly unfolds: boolean;
}

/** The first cell also has the box, in a track of its own; shares of the width are of the rest. */
const tracksOf = (columns: readonly Column<never>[], { selects, unfolds }: Extras) =>
  [
    ...(selects ? ['2.25rem'] : []),
    ...columns.map(({ width = '1%' }) =>
      width.endsWith('%') ? `minmax(0, ${Number.parseFloat(width)}fr)` : width,
    ),
    ...(unfolds ? ['2.75rem'] : []),
  ].join(' ');

const Body = (props: ComponentProps<'tbody'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid
  <tbody role="rowgroup" {...props} />
);

const BodyRow = ({ index, ...props }: CustomItemComponentProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid
  <tr role="row" aria-rowindex={index + 2} {...props} />
);

/** Both lists stay the same while no column drops. */
function useFittingColumns<Row>(columns: readonly Column<Row>[]) {
  const reached = useReachedWidth(columns.flatMap(({ from = 0 }) => from));
  return useMemo(() => {
    const fits = ({ from = 0 }: Column<Row>) => from <= reached;
    return { inTable: columns.filter(fits), below: columns.filter((column) => !fits(column)) };
  }, [columns, reached]);
}
