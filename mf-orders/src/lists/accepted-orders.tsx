import type { AcceptedOrder } from '@hawiyat/shared/contract/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/extra';
import { useMemo } from 'react';
import {
  ContainerNumber,
  Day,
  JobDriver,
  Kind,
  OrderState,
  Place,
  Price,
  Unloads,
} from '../parts/order-cells.tsx';
import { AcceptedFilters } from './accepted-filters.tsx';
import { messages } from './lists-messages.ts';
import { acceptedQuery, isFiltered, noFilter } from './orders-address.ts';
import { OrdersList } from './orders-list.tsx';
import { acceptedOrders } from './orders-lists.ts';
import { useOrdersAddress } from './use-orders-address.ts';
import { useShown } from './use-shown.ts';

const columns: readonly Column<AcceptedOrder>[] = [
  {
    id: 'number',
    width: '8%',
    title: messages.number,
    onCard: 'title',
    cell: (item) => <ContainerNumber of={item.Container} />,
  },
  { id: 'type', width: '10%', title: messages.type, cell: (item) => <Kind of={item.Container} /> },
  {
    id: 'size',
    width: '9.5%',
    title: messages.size,
    cell: (item) => wordFor(sizeLabel, item.Container.size),
  },
  { id: 'day', width: '11%', title: messages.startDay, cell: (item) => <Day of={item.deliveryDate} /> },
  {
    id: 'duration',
    width: '7.5%',
    title: messages.duration,
    cell: (item) => agreedDuration(item.rentalType, item.rentalDuration),
  },
  {
    id: 'unloads',
    width: '8.5%',
    title: messages.unloads,
    cell: (item) => <Unloads of={item.unloadCount} />,
  },
  {
    id: 'location',
    width: '10.5%',
    title: messages.location,
    onCard: 'action',
    cell: (item) => <Place at={item.deliveryLocation} of={item.Container} />,
  },
  { id: 'price', width: '10.5%', title: messages.price, cell: (item) => <Price riyals={item.totalPrice} /> },
  {
    id: 'driver',
    width: '12%',
    title: messages.driver,
    cell: (item) => <JobDriver of={item} kind="order" container={item.Container} />,
  },
  {
    id: 'status',
    width: '12.5%',
    title: messages.status,
    onCard: 'badge',
    cell: (item) => <OrderState of={item} />,
  },
];

/** Pixels of window width in which ten columns fit. */
const tableFrom = 1360;

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
        tableFrom={tableFrom}
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
