import { LazySelectionBar } from './lazy-selection-bar.tsx';
import type { Select } from './select.ts';
import { SelectLoaded } from './select-box.tsx';
import { selectEvents } from './select-events.ts';
import { $cardsSelect, $isSelecting, leaveSelection } from './selected-rows.ts';

/** What is the same for every list whose rows are selected. */
export const selecting: Omit<Select<never>, 'kind' | 'query' | 'box'> = {
  all: (rows) => <SelectLoaded rows={rows} />,
  Bar: LazySelectionBar,
  events: selectEvents,
  $isSelecting,
  $cardsSelect,
  leave: leaveSelection,
};
