import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import type { LazySelectionBar } from './lazy-selection-bar.tsx';
import type { selectEvents } from './select-events.ts';
import type { SelectedList } from './selected-list.ts';
import type { SelectableRow } from './selected-rows.ts';

/** How a list's rows are selected: given to the list by those that have it, so that the others do not load it. */
export interface Select<Row> extends SelectedList {
  /** A row's checkbox; the same function each time, so that rows are not drawn again. */
  box(row: Row): ReactNode;
  all(rows: readonly SelectableRow[]): ReactNode;
  readonly Bar: typeof LazySelectionBar;
  readonly events: typeof selectEvents;
  readonly $isSelecting: ReadableAtom<boolean>;
  readonly $cardsSelect: ReadableAtom<boolean>;
  leave(): void;
}
