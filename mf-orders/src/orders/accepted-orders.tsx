import type { AcceptedOrder } from '@hawiyat/shared/contract/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import type { Column } from '@hawiyat/shared/ui/extra';
import { useMemo } from 'react';
import { AcceptedFilters } from './accepted-filters.tsx';
import { ContainerNumber, Day, JobDriver, OrderState, Place, Price, Unloads } from './order-cells.tsx';
import { acceptedQuery, isFiltered, noFilter } from './orders-address.ts';
import { OrdersList } from './orders-list.tsx';
import { messages } from './orders-messages.ts';
import { acceptedOrders } from './orders-store.ts';
import { useOrdersAddress } from './use-orders-address.ts';
import { useShown } from './use-shown.ts';

const columns: readonly Column<AcceptedOrder>[] = [
  {
    id: 'number',
    title: messages.number,
    onCard: 'title',
    cell: (it) => <ContainerNumber of={it.Container} />,
  },
  { id: 'type', title: messages.type, cell: (it) => it.Container.type },
  { id: 'size', title: messages.size, cell: (it) => sizeLabel[it.Container.size] },
  { id: 'day', title: messages.startDay, cell: (it) => <Day of={it.deliveryDate} /> },
  {
    id: 'duration',
    title: messages.duration,
    cell: (it) => agreedDuration(it.rentalType, it.rentalDuration),
  },
  { id: 'unloads', title: messages.unloads, cell: (it) => <Unloads of={it.unloadCount} /> },
  {
    id: 'location',
    title: messages.location,
    onCard: 'action',
    cell: (it) => <Place at={it.deliveryLocation} of={it.Container} />,
  },
  { id: 'price', title: messages.price, cell: (it) => <Price riyals={it.totalPrice} /> },
  {
    id: 'driver',
    title: messages.driver,
    cell: (it) => <JobDriver of={it} kind="order" container={it.Container} />,
  },
  { id: 'status', title: messages.status, onCard: 'badge', cell: (it) => <OrderState of={it} /> },
];

/** The company's own orders, from the accepted offer to the end. */
export function AcceptedOrders() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => acceptedQuery(address), [address]);
  useShown(acceptedOrders, query);
  const direction = query.order === 'asc' ? messages.ascending : messages.descending;
  return (
    <>
      <AcceptedFilters query={query} onChange={change} />
      <OrdersList
        list={acceptedOrders}
        caption={messages.sorted(messages.acceptedOrders, messages.sortFields[query.sort], direction)}
        columns={columns}
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
