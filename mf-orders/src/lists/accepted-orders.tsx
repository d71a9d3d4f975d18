import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { useIsTable } from '@hawiyat/shared/ui/list';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { acceptedColumns } from './accepted-columns.tsx';
import { type AddressChange, isFiltered } from './filters/orders-address.ts';
import { OrdersToolbar } from './filters/orders-toolbar.tsx';
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
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { acceptedOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { LazyMenu } from './print/lazy-menu.tsx';
import { selectable } from './selection/task-selection.ts';

const statusesWith = (chosen: AcceptedQuery['status']): readonly OrderStatus[] => [
  ...new Set([...acceptedStatuses, ...(chosen ? [chosen] : [])]),
];

interface AcceptedToolbarProps {
  query: AcceptedQuery;
  views: ReactNode;
  onChange: (change: AddressChange) => void;
}

function AcceptedToolbar({ query, views, onChange }: AcceptedToolbarProps) {
  const { total } = useStore(acceptedOrders.$list);
  const isTable = useIsTable();
  return (
    <OrdersToolbar
      {...{ query, views, onChange }}
      label={messages.search}
      clears={{ status: 'all' }}
      found={total !== null && messages.found(total, stateOf(query), isFiltered(query))}
      menu={<LazyMenu printed={{ list: 'accepted', query }} selectsCards={!isTable && Boolean(total)} />}
    >
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
    </OrdersToolbar>
  );
}

const detailsLabel = ({ number }: AcceptedOrder) => messages.restOf(number);

/** `views`: the choice of another view. */
export function AcceptedOrders({ views }: { views: ReactNode }) {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => acceptedQuery(address), [address]);
  useShown(acceptedOrders, query);
  const { data: counts } = useStore($orderCounts);
  const blank = isBlank(useStore(acceptedOrders.$list), isFiltered(query), counts?.acceptedOrders);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      {blank && stateOf(query) === 'all' ? (
        <Toolbar views={views} />
      ) : (
        <AcceptedToolbar query={query} views={views} onChange={change} />
      )}
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
