export type { Column, Listed } from './column.ts';
export { listStyles } from './list.styles.ts';
export { List, useIsTable } from './list.tsx';
export { ListCards } from './list-cards.tsx';
export { ListTable } from './list-table.tsx';
export { GoneRow, type RowMarks } from './row-marks.ts';
export { SelectBox, SelectKnown } from './select-box.tsx';
export {
  createSelection,
  type KnownRows,
  type Selectable,
  type Selection,
  selectedInOrder,
} from './selection.ts';
export { SelectionBar } from './selection-bar.tsx';
export { selectionEvents } from './selection-events.ts';
export type { ListSort } from './sort-button.tsx';
export { type Holdable, useHold } from './use-hold.ts';
export { WaitingRows } from './waiting-rows.tsx';
