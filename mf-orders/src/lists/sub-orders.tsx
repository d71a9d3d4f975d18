import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { subOrderStatuses, subOrderTypes } from '@hawiyat/shared/contract/orders/sub-orders';
import { subOrderStatusLabel, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { useIsTable } from '@hawiyat/shared/ui/list';
import { FilterSelect } from '@hawiyat/shared/ui/panels';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { type AddressChange, isFiltered } from './filters/orders-address.ts';
import { OrdersToolbar } from './filters/orders-toolbar.tsx';
import { DriverChoice, Sort, StateChoice } from './filters/task-filters.tsx';
import {
  isPart,
  type SubOrdersQuery,
  stateOf,
  subOrdersQuery,
  withoutFilter,
} from './filters/tasks-address.ts';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { subOrders } from './live/task-lists.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { LazyMenu } from './print/lazy-menu.tsx';
import { selectable } from './selection/task-selection.ts';
import { subOrderColumns } from './sub-order-columns.tsx';

interface SubOrdersToolbarProps {
  query: SubOrdersQuery;
  onChange: (change: AddressChange) => void;
}

function SubOrdersToolbar({ query, onChange }: SubOrdersToolbarProps) {
  const { total } = useStore(subOrders.$list);
  const isTable = useIsTable();
  return (
    <OrdersToolbar
      {...{ query, onChange }}
      label={messages.search}
      clears={{ status: 'all' }}
      found={total !== null && messages.found(total, stateOf(query), isFiltered(query))}
      menu={<LazyMenu printed={{ list: 'sub', query }} selectsCards={!isTable && Boolean(total)} />}
    >
      <FilterSelect
        label={messages.orderType}
        all={messages.allTypes}
        value={query.type ?? ''}
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
    </OrdersToolbar>
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
      {!(blank && stateOf(query) === 'all') && <SubOrdersToolbar query={query} onChange={change} />}
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
