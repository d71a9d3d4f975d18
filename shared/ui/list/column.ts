import type { ReactNode } from 'react';

export interface Listed {
  readonly id: string;
}

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly head?: ReactNode;
  /** A method, so that a row accepts the columns of any row type. */
  cell(row: Row): ReactNode;
  readonly align?: 'end';
  /** A grid track, or e.g. `12%` of the width: new rows then move nothing. */
  readonly width?: string;
  /** Pixels of window width from which the table has it; on a narrower window it opens below its row. */
  readonly from?: number;
  /** Slot on a card: `fact` by default; `action` is at the bottom. */
  readonly onCard?: 'title' | 'badge' | 'fact' | 'action' | 'none';
  /** The field's name in the address, where the table's head sorts by it. */
  readonly sort?: string;
}

export type CardSlot = NonNullable<Column<unknown>['onCard']>;

export const inSlot = <Row>(columns: readonly Column<Row>[], slot: CardSlot): readonly Column<Row>[] =>
  columns.filter(({ onCard = 'fact' }) => onCard === slot);
