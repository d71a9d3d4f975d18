/** Loaded with the first area that has a list; one instance in the page. */
export { CardList } from './card-list.tsx';
export type { Column, Listed } from './column.ts';
export { LinkedCards } from './linked-cards.tsx';
export { listStyles } from './list.styles.ts';
export { List, useIsTable } from './list.tsx';
export { ListCards } from './list-cards.tsx';
export { ListTable } from './list-table.tsx';
export { Menu, type MenuItem, type OpenMenu } from './menu/menu.tsx';
export { MenuButton } from './menu/menu-button.tsx';
export { placeBeside } from './menu/place-beside.ts';
export { useCardRow } from './reached-width.ts';
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
export { Choices } from './toolbar/choices.tsx';
export { Filter } from './toolbar/filter.tsx';
export { FilterSelect } from './toolbar/filter-select.tsx';
export type { SetFilter } from './toolbar/set-filters.tsx';
export { SortFields } from './toolbar/sort-fields.tsx';
export { Toolbar, type ToolbarProps } from './toolbar/toolbar.tsx';
export { ToolbarAction, type ToolbarActionProps } from './toolbar/toolbar-action.tsx';
export { type Holdable, useHold } from './use-hold.ts';
export { WaitingRows } from './waiting-rows.tsx';
