import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { Choice } from './choice.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { FilterBar } from './filter-bar.ts';
import { LinkedFilters } from './linked-filters.tsx';
import { messages } from './lists-messages.ts';
import { type AcceptedQuery, type AddressChange, acceptedStatuses, sortFields } from './orders-address.ts';
import { SortDirection } from './sort-direction.tsx';
import { TypedSearch } from './typed-search.tsx';

export interface AcceptedFiltersProps {
  query: AcceptedQuery;
  onChange: (change: AddressChange) => void;
}

/** The statuses to choose from, and the one that a link has brought. */
const statusesWith = (chosen: AcceptedQuery['status']) =>
  chosen && !acceptedStatuses.includes(chosen) ? [...acceptedStatuses, chosen] : acceptedStatuses;

/** Which accepted orders to see, and in which order. */
export function AcceptedFilters({ query, onChange }: AcceptedFiltersProps) {
  return (
    <>
      <FilterBar role="search" aria-label={messages.filters}>
        <TypedSearch label={messages.search} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        <DriverChoice value={query.driver} onChange={(driver) => onChange({ driver })} />
        <Choice
          label={messages.status}
          all={messages.allStatuses}
          value={query.status}
          options={statusesWith(query.status)}
          labels={orderStatusLabel}
          onChange={(status) => onChange({ status })}
        />
        <Choice
          label={messages.sortBy}
          value={query.sort}
          options={sortFields}
          labels={messages.sortFields}
          onChange={(sort) => onChange({ sort })}
        />
        <SortDirection
          by={messages.sortFields[query.sort]}
          order={query.order}
          onChange={(order) => onChange({ order })}
        />
      </FilterBar>
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}
