import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly titleHidden?: boolean;
  /** A method, so that a row accepts the columns of any row type. */
  cell(row: Row): ReactNode;
  readonly align?: 'end';
  /** E.g. `12%`. When all columns have one, a long table renders twice as fast, and new rows move nothing. */
  readonly width?: string;
  /** Slot on a card: `fact` by default; `action` is at the bottom. */
  readonly onCard?: 'title' | 'badge' | 'fact' | 'action' | 'none';
}

/** Memoized, so a refresh of a long list renders only the rows that changed. */
export interface RowProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: unknown;
}
