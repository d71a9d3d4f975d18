import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';
import { subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { Choice, FilterBar } from './filters/filter-fields.tsx';
import { FoundBar } from './filters/found-bar.tsx';
import { LinkedFilters } from './filters/linked-filters.tsx';
import { type AddressChange, isFiltered } from './filters/orders-address.ts';
import { DriverChoice, Sort, StateChoice } from './filters/task-filters.tsx';
import {
  isPart,
  type SubOrdersQuery,
  stateOf,
  subOrdersQuery,
  withoutFilter,
} from './filters/tasks-address.ts';
import { TypedSearch } from './filters/typed-search.tsx';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { subOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { LazyPrint } from './print/lazy-print.tsx';
import { selectable } from './selection/task-selection.ts';
import { subOrderColumns } from './sub-order-columns.tsx';

export interface SubOrderFiltersProps {
  query: SubOrdersQuery;
  /** No task to filter: only the search, which looks further, is left. */
  blank: boolean;
  onChange: (change: AddressChange) => void;
}

export function SubOrderFilters({ query, blank, onChange }: SubOrderFiltersProps) {
  return (
    <>
      <FoundBar
        query={query}
        list={subOrders}
        print={<LazyPrint list="sub" query={query} />}
        onChange={onChange}
      />
      {!(blank && stateOf(query) === 'all') && (
        <FilterBar role="search" aria-label={messages.filters}>
          <TypedSearch label={messages.search} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
          {!blank && (
            <>
              <Choice
                label={messages.orderType}
                all={messages.allTypes}
                value={query.type}
                options={subOrderTypes}
                labels={subOrderTypeLabel}
                onChange={(type) => onChange({ type })}
              />
              <DriverChoice value={query.driver} onChange={(driver) => onChange({ driver })} />
              <StateChoice
                query={query}
                tasks="subOrders"
                statuses={subOrderStatuses}
                labels={subOrderStatusLabel}
                onChange={onChange}
              />
              <Sort field={query.sort} fields={[query.sort]} order={query.order} onChange={onChange} />
            </>
          )}
        </FilterBar>
      )}
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}

const detailsLabel = ({ number }: SubOrder) => messages.restOf(number);

export function SubOrders() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => subOrdersQuery(address), [address]);
  useShown(subOrders, query);
  const { data: counts } = useStore($orderCounts);
  const blank = isBlank(useStore(subOrders.$list), isFiltered(query), counts?.subOrders);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      <SubOrderFilters query={query} blank={blank} onChange={change} />
      <OrdersList
        list={subOrders}
        caption={
          query.sort === 'match'
            ? messages.bestFirst(messages.subOrders)
            : messages.sorted(messages.subOrders, messages.sortFields[query.sort], direction)
        }
        columns={subOrderColumns}
        detailsLabel={detailsLabel}
        empty={messages.blank.subOrders}
        none={blank ? undefined : messages.found(0, stateOf(query), false)}
        onClearFilter={isFiltered(query) ? () => change(withoutFilter(query)) : undefined}
        onShowAll={isPart(query) ? () => change({ status: 'all' }) : undefined}
        select={{ kind: 'sub_order', query, boxes: selectable }}
      />
    </>
  );
}
