import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/list';
import {
  ContainerType,
  Day,
  LocationButton,
  OrderState,
  Price,
  TaskDriver,
  TaskNumber,
  Unloads,
} from '../components/order-cells.tsx';
import { messages } from '../texts/lists.ts';

export const acceptedColumns = [
  {
    id: 'number',
    ...{ width: '8%', title: messages.number, onCard: 'title' },
    cell: (item) => <TaskNumber container={item.Container} number={item.number} orderId={item.id} />,
  },
  {
    id: 'type',
    ...{ width: '9.5%', title: messages.type },
    cell: (item) => <ContainerType container={item.Container} />,
  },
  {
    id: 'size',
    ...{ width: '8%', from: 1280, title: messages.size },
    cell: (item) => wordFor(sizeLabel, item.Container.size),
  },
  { id: 'day', width: '11.5%', title: messages.startDay, cell: (item) => <Day date={item.deliveryDate} /> },
  {
    id: 'duration',
    ...{ width: '7%', from: 1280, title: messages.duration },
    cell: (item) => agreedDuration(item.rentalType, item.rentalDuration),
  },
  {
    id: 'unloads',
    ...{ width: '7%', from: 1280, title: messages.unloads },
    cell: (item) => <Unloads count={item.unloadCount} />,
  },
  {
    id: 'location',
    ...{ width: '9.5%', title: messages.location, onCard: 'action' },
    cell: (item) => <LocationButton task={item} container={item.Container} />,
  },
  {
    id: 'price',
    ...{ width: '12%', from: 1152, title: messages.price },
    cell: (item) => <Price price={item.totalPrice} />,
  },
  {
    id: 'driver',
    ...{ width: '12%', title: messages.driver },
    cell: (item) => <TaskDriver task={item} kind="order" container={item.Container} />,
  },
  {
    id: 'status',
    ...{ width: '14%', title: messages.status, onCard: 'badge' },
    cell: (item) => <OrderState order={item} />,
  },
] as const satisfies readonly Column<AcceptedOrder>[];

export type AcceptedColumn = (typeof acceptedColumns)[number]['id'];
