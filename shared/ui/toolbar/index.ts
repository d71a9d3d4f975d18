/** Above a list: search, filters, views, one action and the rest in a menu. */

export { Choices } from './choices.tsx';
export { Filter } from './filter.tsx';
export { FilterSelect } from './filter-select.tsx';
export { Menu, type MenuItem, type OpenMenu } from './menu/menu.tsx';
export { MenuButton } from './menu/menu-button.tsx';
export { placeBeside } from './menu/place-beside.ts';
export type { SetFilter } from './set-filters.tsx';
export { SortFields } from './sort-fields.tsx';
export { Toolbar, type ToolbarProps } from './toolbar.tsx';
export { ToolbarAction, type ToolbarActionProps } from './toolbar-action.tsx';
