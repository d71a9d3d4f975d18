export { SearchInput } from './search-input.tsx';
export { SegmentedFilter } from './segmented-filter.tsx';
export { TableLoading } from './table-loading.tsx';
export { type TabItem, Tabs } from './tabs.tsx';
