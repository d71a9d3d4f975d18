import {
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  VisuallyHidden,
} from '@chakra-ui/react';
import { memo } from 'react';
import type { Column } from '../list/column.ts';
import { useMedia } from '../use-media.ts';
import { RowCard, RowCards, type RowProps } from './row-card.tsx';
import { tableRecipe } from './table.styles.ts';

export interface DataTableProps<Row> {
  /** For screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels of window width; 1280 by default. */
  tableFrom?: number;
}

/** Cards on narrow screens, so that nothing scrolls sideways. The column with `onCard: 'title'` names the row. */
export function DataTable<Row>({ caption, columns, rows, rowKey, tableFrom = 1280 }: DataTableProps<Row>) {
  const wide = useMedia(`(min-width: ${tableFrom}px)`);
  if (!wide)
    return (
      <RowCards aria-label={caption}>
        {rows.map((row) => (
          <RowCard key={rowKey(row)} columns={columns} row={row} />
        ))}
      </RowCards>
    );
  return (
    <TableRoot
      recipe={tableRecipe}
      {...(columns.every((column) => column.width) && { tableLayout: 'fixed' })}
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <TableHeader>
        <TableRow>
          {columns.map(({ id, title, titleHidden, align, width }) => (
            <TableColumnHeader key={id} scope="col" textAlign={align} {...(width && { style: { width } })}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </TableColumnHeader>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((row) => (
          <Cells key={rowKey(row)} columns={columns} row={row} />
        ))}
      </TableBody>
    </TableRoot>
  );
}

const Cells = memo(function Cells({ columns, row }: RowProps) {
  return (
    <TableRow>
      {columns.map((column) => (
        <TableCell
          key={column.id}
          textAlign={column.align}
          {...(column.onCard === 'title' && { fontWeight: 'medium' })}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
});
