import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { acceptedColumns } from './accepted-columns.tsx';
import { FilterBar } from './filters/filter-fields.tsx';
import { FoundBar } from './filters/found-bar.tsx';
import { LinkedFilters } from './filters/linked-filters.tsx';
import { type AddressChange, isFiltered } from './filters/orders-address.ts';
import { DriverChoice, Sort, StateChoice } from './filters/task-filters.tsx';
import {
  type AcceptedQuery,
  acceptedQuery,
  acceptedStatuses,
  isPart,
  searchedSortFields,
  sortFields,
  stateOf,
  withoutFilter,
} from './filters/tasks-address.ts';
import { TypedSearch } from './filters/typed-search.tsx';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { acceptedOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { LazyPrint } from './print/lazy-print.tsx';
import { selectable } from './selection/task-selection.ts';

export interface AcceptedFiltersProps {
  query: AcceptedQuery;
  /** No task to filter: only the search, which looks further, is left. */
  blank: boolean;
  onChange: (change: AddressChange) => void;
}

const statusesWith = (chosen: AcceptedQuery['status']): readonly OrderStatus[] => [
  ...new Set([...acceptedStatuses, ...(chosen ? [chosen] : [])]),
];

export function AcceptedFilters({ query, blank, onChange }: AcceptedFiltersProps) {
  if (blank && stateOf(query) === 'all') return null;
  return (
    <>
      <FilterBar role="search" aria-label={messages.filters}>
        <TypedSearch label={messages.search} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        {!blank && (
          <>
            <DriverChoice value={query.driver} onChange={(driver) => onChange({ driver })} />
            <StateChoice
              query={query}
              tasks="orders"
              statuses={statusesWith(query.status)}
              labels={orderStatusLabel}
              onChange={onChange}
            />
            <Sort
              field={query.sort}
              fields={query.q === undefined ? sortFields : searchedSortFields}
              order={query.order}
              onChange={onChange}
            />
          </>
        )}
      </FilterBar>
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}

const detailsLabel = ({ number }: AcceptedOrder) => messages.restOf(number);

export function AcceptedFound() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => acceptedQuery(address), [address]);
  return (
    <FoundBar
      query={query}
      list={acceptedOrders}
      print={<LazyPrint list="accepted" query={query} />}
      onChange={change}
    />
  );
}

export function AcceptedOrders() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => acceptedQuery(address), [address]);
  useShown(acceptedOrders, query);
  const { data: counts } = useStore($orderCounts);
  const blank = isBlank(useStore(acceptedOrders.$list), isFiltered(query), counts?.acceptedOrders);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      <AcceptedFilters query={query} blank={blank} onChange={change} />
      <OrdersList
        list={acceptedOrders}
        caption={
          query.sort === 'match'
            ? messages.bestFirst(messages.acceptedOrders)
            : messages.sorted(messages.acceptedOrders, messages.sortFields[query.sort], direction)
        }
        columns={acceptedColumns}
        empty={messages.blank.accepted}
        detailsLabel={detailsLabel}
        none={blank ? undefined : messages.found(0, stateOf(query), false)}
        onClearFilter={isFiltered(query) ? () => change(withoutFilter(query)) : undefined}
        onShowAll={isPart(query) ? () => change({ status: 'all' }) : undefined}
        select={{ kind: 'order', query, boxes: selectable }}
      />
    </>
  );
}
