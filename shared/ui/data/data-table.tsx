import { VisuallyHidden } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useMedia } from '../use-media.ts';
import { Cards, Table } from './table.styles.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** The heading is for screen readers only. */
  readonly titleHidden?: boolean;
  /** A method, so that the components below accept the columns of any row type. */
  cell(row: Row): ReactNode;
  readonly align?: 'end';
  /**
   * Share of the table, e.g. `12%`. When all columns have one, a long table is laid out in half of the time, and nothing
   * moves when rows are added.
   */
  readonly width?: string;
  /**
   * Slot on a card: the title, the status beside it, the named facts (by default), or the actions at the bottom; `none`
   * leaves it out.
   */
  readonly onCard?: 'title' | 'badge' | 'fact' | 'action' | 'none';
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels of window width from which rows are a table; 1280 by default. */
  tableFrom?: number;
}

/**
 * Rows as a table, or on narrow screens as cards, so that nothing scrolls sideways. The column with `onCard: 'title'` names
 * the row.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, tableFrom = 1280 }: DataTableProps<Row>) {
  const wide = useMedia(`(min-width: ${tableFrom}px)`);
  return wide ? (
    <Table data-fixed={columns.every((column) => column.width) ? '' : undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ id, title, titleHidden, align, width }) => (
            <th key={id} scope="col" data-align={align} {...(width && { style: { width } })}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} columns={columns} row={row} />
        ))}
      </tbody>
    </Table>
  ) : (
    <Cards aria-label={caption}>
      {rows.map((row) => (
        <CardRow key={rowKey(row)} columns={columns} row={row} />
      ))}
    </Cards>
  );
}

interface RowProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: unknown;
}

/** Memoized: a refresh of a long list renders only the rows that changed. */
const TableRow = memo(function TableRow({ columns, row }: RowProps) {
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.id}
          data-align={column.align}
          data-strong={column.onCard === 'title' ? '' : undefined}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});

const CardRow = memo(function CardRow({ columns, row }: RowProps) {
  const at = (place: NonNullable<Column<unknown>['onCard']>) =>
    columns
      .filter((column) => (column.onCard ?? 'fact') === place)
      .map((column) => ({ id: column.id, title: column.title, content: column.cell(row) }));
  const actions = at('action');
  return (
    <li>
      <div data-head="">
        <div data-title="">
          {at('title').map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
        {at('badge').map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </div>
      <dl>
        {at('fact').map(({ id, title, content }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div data-actions="">
          {actions.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </div>
      )}
    </li>
  );
});
