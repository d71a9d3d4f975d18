import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMedia } from '../use-media.ts';
import { Cards, Table } from './table-look.ts';

export interface Column<Row> {
  readonly id: string;
  /** The heading; on a card the name of the fact. */
  readonly title: string;
  /** A heading that is not written, only read aloud. */
  readonly titleHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand below each other at their end. */
  readonly align?: 'end';
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
    <Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ id, title, titleHidden, align }) => (
            <th key={id} scope="col" data-align={align}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, cell, align, onCard }) => (
              <td key={id} data-align={align} data-strong={onCard === 'title' ? '' : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ) : (
    <Cards aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <CardContent columns={columns} row={row} />
        </li>
      ))}
    </Cards>
  );
}

function CardContent<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const at = (place: NonNullable<Column<Row>['onCard']>) =>
    columns.filter((it) => (it.onCard ?? 'fact') === place);
  const actions = at('action');
  return (
    <>
      <div data-head="">
        <div data-title="">
          {at('title').map(({ id, cell }) => (
            <div key={id}>{cell(row)}</div>
          ))}
        </div>
        {at('badge').map(({ id, cell }) => (
          <div key={id}>{cell(row)}</div>
        ))}
      </div>
      <dl>
        {at('fact').map(({ id, title, cell }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
      {actions.length > 0 && (
        <div data-actions="">
          {actions.map(({ id, cell }) => (
            <div key={id}>{cell(row)}</div>
          ))}
        </div>
      )}
    </>
  );
}
