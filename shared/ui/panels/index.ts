export { Choices } from './choices.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { FilterSelect } from './filter-select.tsx';
export { Menu, type MenuItem, type OpenMenu } from './menu.tsx';
export { MenuButton } from './menu-button.tsx';
export { floating, placeBeside } from './place-beside.ts';
export { SortFields } from './sort-fields.tsx';
