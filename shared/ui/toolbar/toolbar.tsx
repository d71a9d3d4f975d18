import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { largeText } from '../../lib/large-text.ts';
import { SearchInput, type SearchInputProps } from '../data/search-input.tsx';
import { type SetFilter, SetFilters } from './set-filters.tsx';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '2',
    '& > [data-set]': {
      display: 'flex',
      flexWrap: { base: 'nowrap', md: 'wrap' },
      alignItems: 'center',
      gap: '2',
      minW: { base: '0', md: 'min-content' },
      minH: { md: '10' },
      flex: { base: '1 0 100%', md: '1' },
      order: { base: '2', md: '0' },
    },
    '& > [data-set]:not(:has([role]))': { display: { base: 'none', md: 'flex' } },
    '& > [data-set] > [role=radiogroup]': {
      ...{ w: 'fit', maxW: '100%', flexShrink: '0' },
      ...{ order: { base: '-1', md: '0' }, ms: { md: 'auto' } },
    },
    '& > [data-set] > p': { display: { base: 'none', md: 'block' }, color: 'fg.muted', fontSize: 'sm' },
    [largeText]: {
      '& > :first-of-type:has(> input)': { flexBasis: '100%' },
      '& > [data-set]': { flexWrap: 'wrap' },
    },
  },
});

const searchBox = { flex: { base: '1', md: '1 1 14rem' }, minW: '0' } as const;

export interface ToolbarProps {
  search?: (Omit<SearchInputProps, 'box'> & { readonly announcement?: string }) | undefined;
  filter?: ReactNode;
  filters?: readonly SetFilter[];
  found?: ReactNode;
  views?: ReactNode;
  action?: ReactNode;
  menu?: ReactNode;
}

export function Toolbar({ search, filter, filters = [], found, views, action, menu }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const focusFilter = () => bar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  return (
    <Bar ref={bar} data-print="no">
      {search && (
        <SearchInput
          {...search}
          box={{ ...searchBox, maxW: { base: 'none', md: filters.length > 0 ? '14rem' : '20rem' } }}
        />
      )}
      {search?.announcement !== undefined && (
        <VisuallyHidden role="status">{search.announcement}</VisuallyHidden>
      )}
      {filter}
      <div data-set="">
        <SetFilters filters={filters} onLast={focusFilter} />
        {found && <p>{found}</p>}
        {views}
      </div>
      {action}
      {menu}
    </Bar>
  );
}
