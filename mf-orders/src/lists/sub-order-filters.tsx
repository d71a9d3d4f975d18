import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/sub-orders';
import { subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { Choice } from './choice.tsx';
import { DriverChoice } from './driver-choice.tsx';
import { FilterBar } from './filter-bar.ts';
import { LinkedFilters } from './linked-filters.tsx';
import { messages } from './lists-messages.ts';
import type { AddressChange, SubOrdersQuery } from './orders-address.ts';
import { SortDirection } from './sort-direction.tsx';
import { TypedSearch } from './typed-search.tsx';

export interface SubOrderFiltersProps {
  query: SubOrdersQuery;
  onChange: (change: AddressChange) => void;
}

/** Which sub-orders to see, and in which order. */
export function SubOrderFilters({ query, onChange }: SubOrderFiltersProps) {
  return (
    <>
      <FilterBar role="search" aria-label={messages.filters}>
        <TypedSearch label={messages.search} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        <Choice
          label={messages.orderType}
          all={messages.allTypes}
          value={query.type}
          options={subOrderTypes}
          labels={subOrderTypeLabel}
          onChange={(type) => onChange({ type })}
        />
        <DriverChoice value={query.driver} onChange={(driver) => onChange({ driver })} />
        <Choice
          label={messages.status}
          all={messages.allStatuses}
          value={query.status}
          options={subOrderStatuses}
          labels={subOrderStatusLabel}
          onChange={(status) => onChange({ status })}
        />
        <SortDirection
          named
          by={messages.sortFields.deliveryDate}
          order={query.order}
          onChange={(order) => onChange({ order })}
        />
      </FilterBar>
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}
