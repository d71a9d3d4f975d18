import type { SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { type Column, SubOrderBadge } from '@hawiyat/shared/ui/extra';
import { useMemo } from 'react';
import { ContainerNumber, Day, JobDriver, Kind, Place } from '../parts/order-cells.tsx';
import { messages } from './lists-messages.ts';
import { isFiltered, noFilter, subOrdersQuery } from './orders-address.ts';
import { OrdersList } from './orders-list.tsx';
import { subOrders } from './orders-lists.ts';
import { SubOrderFilters } from './sub-order-filters.tsx';
import { useOrdersAddress } from './use-orders-address.ts';
import { useShown } from './use-shown.ts';

const columns: readonly Column<SubOrder>[] = [
  {
    id: 'number',
    width: '10%',
    title: messages.number,
    onCard: 'title',
    cell: (item) => <ContainerNumber of={item.Order.Container} />,
  },
  { id: 'type', width: '12%', title: messages.type, cell: (item) => <Kind of={item.Order.Container} /> },
  {
    id: 'size',
    width: '11.5%',
    title: messages.size,
    cell: (item) => wordFor(sizeLabel, item.Order.Container.size),
  },
  {
    id: 'orderType',
    width: '9%',
    title: messages.orderType,
    cell: (item) => wordFor(subOrderTypeLabel, item.type),
  },
  { id: 'day', width: '13%', title: messages.designatedDay, cell: (item) => <Day of={item.deliveryDate} /> },
  {
    id: 'location',
    width: '13%',
    title: messages.location,
    onCard: 'action',
    cell: (item) => <Place at={item.Order.deliveryLocation} of={item.Order.Container} />,
  },
  {
    id: 'driver',
    width: '16.5%',
    title: messages.driver,
    cell: (item) => <JobDriver of={item} kind="sub_order" container={item.Order.Container} />,
  },
  {
    id: 'status',
    width: '15%',
    title: messages.status,
    onCard: 'badge',
    cell: (item) => <SubOrderBadge status={item.status} />,
  },
];

/** Unloads and returns of the company's orders. */
export function SubOrders() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => subOrdersQuery(address), [address]);
  useShown(subOrders, query);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      <SubOrderFilters query={query} onChange={change} />
      <OrdersList
        list={subOrders}
        caption={messages.sorted(messages.subOrders, messages.sortFields[query.sort], direction)}
        columns={columns}
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
