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
    cell: (it) => <Kind of={{ type: it.containerType }} />,
  },
  { id: 'size', width: '12%', title: messages.size, cell: (it) => wordFor(sizeLabel, it.containerSize) },
  { id: 'day', width: '15%', title: messages.startDay, cell: (it) => <Day of={it.deliveryDate} /> },
  { id: 'duration', width: '13%', title: messages.duration, cell: (it) => requestedDuration(it.rentalType) },
  { id: 'unloads', width: '13%', title: messages.unloads, cell: (it) => <Unloads of={it.unloadCount} /> },
  {
    id: 'location',
    width: '15%',
    title: messages.location,
    onCard: 'action',
    cell: (it) => <Place at={it.deliveryLocation} of={{ type: it.containerType, size: it.containerSize }} />,
  },
  { id: 'offer', width: '16%', title: messages.offer, onCard: 'action', cell: (it) => <Offer on={it} /> },
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
