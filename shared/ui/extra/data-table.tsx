import { VisuallyHidden } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useMedia } from '../use-media.ts';
import { Cards, Table } from './table.styles.ts';

export interface Column<Row> {
  readonly id: string;
  /** The heading; on a card the name of the fact. */
  readonly title: string;
  /** A heading that is not written, only read aloud. */
  readonly titleHidden?: boolean;
  /** Written as a method, so that the parts below can draw the columns of any row. */
  cell(row: Row): ReactNode;
  /** Numbers stand below each other at their end. */
  readonly align?: 'end';
  /**
   * Its share of the table, e.g. `12%`. Given to all columns, no cell has to be measured: a long table is laid out in half of
   * the time, and nothing moves when rows are added.
   */
  readonly width?: string;
  /**
   * Its place on a card: at the top, beside it as the state, among the named facts, or at the bottom as something to do.
   * `none` leaves it out. Facts, when left out.
   */
  readonly onCard?: 'title' | 'badge' | 'fact' | 'action' | 'none';
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Pixels of window width from which there is room for a table; 1280 unless told. */
  tableFrom?: number;
}

/**
 * Rows as a table, and on narrow screens as cards, so that nothing scrolls sideways. Only one of the two is in the page. The
 * column with `onCard: 'title'` names the row.
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

/** Rendered again only when the row is another object: a refresh of a long list draws what changed. */
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
