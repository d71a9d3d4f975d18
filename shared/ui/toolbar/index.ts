export { Filter, type FilterProps, type OpenFilter } from './filter.tsx';
export type { SetFilter } from './set-filters.tsx';
export { Toolbar, type ToolbarProps } from './toolbar.tsx';
export { ToolbarAction, type ToolbarActionProps } from './toolbar-action.tsx';
export { useSearchChips } from './use-search-chips.ts';
