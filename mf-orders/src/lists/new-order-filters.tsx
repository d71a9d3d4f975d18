import { FilterBar } from './filter-bar.ts';
import { LinkedFilters } from './linked-filters.tsx';
import { messages } from './lists-messages.ts';
import type { AddressChange, NewOrdersQuery } from './orders-address.ts';
import { TypedSearch } from './typed-search.tsx';

export interface NewOrderFiltersProps {
  query: NewOrdersQuery;
  onChange: (change: AddressChange) => void;
}

/** Which new orders to see. */
export function NewOrderFilters({ query, onChange }: NewOrderFiltersProps) {
  return (
    <>
      <FilterBar role="search" aria-label={messages.filters}>
        <TypedSearch label={messages.searchNew} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
      </FilterBar>
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}
