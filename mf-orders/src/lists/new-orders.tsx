import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/extra';
import { useMemo } from 'react';
import { Day, Kind, Offer, Place, Unloads } from '../parts/order-cells.tsx';
import { messages } from './lists-messages.ts';
import { NewOrderFilters } from './new-order-filters.tsx';
import { isFiltered, newOrdersQuery, noFilter } from './orders-address.ts';
import { OrdersList } from './orders-list.tsx';
import { newOrders } from './orders-lists.ts';
import { useOrdersAddress } from './use-orders-address.ts';
import { useShown } from './use-shown.ts';

const columns: readonly Column<PendingOrder>[] = [
  {
    id: 'type',
    width: '16%',
    title: messages.containerType,
    onCard: 'title',
    cell: (item) => <Kind of={{ type: item.containerType }} />,
  },
  { id: 'size', width: '12%', title: messages.size, cell: (item) => wordFor(sizeLabel, item.containerSize) },
  { id: 'day', width: '15%', title: messages.startDay, cell: (item) => <Day of={item.deliveryDate} /> },
  {
    id: 'duration',
    width: '13%',
    title: messages.duration,
    cell: (item) => requestedDuration(item.rentalType),
  },
  { id: 'unloads', width: '13%', title: messages.unloads, cell: (item) => <Unloads of={item.unloadCount} /> },
  {
    id: 'location',
    width: '15%',
    title: messages.location,
    onCard: 'action',
    cell: (item) => (
      <Place at={item.deliveryLocation} of={{ type: item.containerType, size: item.containerSize }} />
    ),
  },
  { id: 'offer', width: '16%', title: messages.offer, onCard: 'action', cell: (item) => <Offer on={item} /> },
];

/** Customers' open requests, which every company may offer on. */
export function NewOrders() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => newOrdersQuery(address), [address]);
  useShown(newOrders, query);
  return (
    <>
      <NewOrderFilters query={query} onChange={change} />
      <OrdersList
        list={newOrders}
        caption={messages.newOrders}
        columns={columns}
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
