import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** The heading is for screen readers only. */
  readonly titleHidden?: boolean;
  /** A method, so that a row accepts the columns of any row type. */
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

/** A row in the document; memoized, so a refresh of a long list renders only the rows that changed. */
export interface RowProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: unknown;
}
