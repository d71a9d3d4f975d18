import { createContext } from 'react';

export interface RowMarks {
  /** Added and not yet opened. */
  readonly arrived: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** The list no longer has them, but holds them in their places. */
  readonly gone: ReadonlySet<string>;
}

const noIds: ReadonlySet<string> = new Set();
export const noMarks: RowMarks = { arrived: noIds, changed: noIds, gone: noIds };

export const GoneRow = createContext(false);

/** Of one row; equal ones do not render the row again. */
export const marksOf = ({ arrived, changed, gone }: RowMarks, id: string) => ({
  isNew: arrived.has(id),
  isChanged: changed.has(id),
  isGone: gone.has(id),
});

export const markAttributes = (
  id: string | undefined,
  { isNew, isChanged, isGone }: ReturnType<typeof marksOf>,
) => ({
  'data-arrived': isNew ? id : undefined,
  'data-changed': isChanged ? '' : undefined,
  'data-gone': isGone ? '' : undefined,
  'aria-busy': id === undefined ? true : undefined,
});
