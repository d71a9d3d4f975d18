import { SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration, subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/list';
import type { ReactNode } from 'react';
import {
  CutText,
  Day,
  LocationButton,
  OrderState,
  Price,
  TaskDriver,
  TaskNumber,
  Unloads,
} from '../components/order-cells.tsx';
import type { Task } from '../components/task.ts';
import { messages } from '../texts/lists.ts';
import type { SelectedTask } from './selection/task-selection.ts';

function commonColumns<Row extends SelectedTask>(
  kind: Task['kind'],
  orderOf: (row: Row) => AcceptedOrder | SubOrder['Order'],
) {
  const column = <Id extends 'number' | 'type' | 'size' | 'location' | 'driver'>(
    id: Id,
    cell: (row: Row) => ReactNode,
  ) => ({ id, title: messages[id], cell });
  const containerIn = (row: Row) => orderOf(row).Container;
  return {
    number: column('number', (row) => (
      <TaskNumber
        container={containerIn(row)}
        number={row.number}
        orderId={orderOf(row).id}
        {...(kind === 'sub_order' && { taskId: row.id })}
      />
    )),
    type: column('type', (row) => <CutText>{containerIn(row).type}</CutText>),
    size: column('size', (row) => wordFor(sizeLabel, containerIn(row).size)),
    location: column('location', (row) => (
      <LocationButton task={orderOf(row)} container={containerIn(row)} />
    )),
    driver: column('driver', (row) => <TaskDriver task={row} kind={kind} container={containerIn(row)} />),
  };
}

const ofOrder = commonColumns('order', (order: AcceptedOrder) => order);
export const acceptedColumns = [
  { ...ofOrder.number, width: '8%', onCard: 'title' },
  { ...ofOrder.type, width: '9.5%' },
  { ...ofOrder.size, width: '8%', from: 1280 },
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
  { ...ofOrder.location, width: '9.5%', onCard: 'action' },
  {
    id: 'price',
    ...{ width: '12%', from: 1152, title: messages.price },
    cell: (item) => <Price price={item.totalPrice} />,
  },
  { ...ofOrder.driver, width: '12%' },
  {
    id: 'status',
    ...{ width: '14%', title: messages.status, onCard: 'badge' },
    cell: (item) => <OrderState order={item} />,
  },
] as const satisfies readonly Column<AcceptedOrder>[];

export type AcceptedColumn = (typeof acceptedColumns)[number]['id'];

const ofSubOrder = commonColumns('sub_order', ({ Order }: SubOrder) => Order);
export const subOrderColumns = [
  { ...ofSubOrder.number, width: '10%', onCard: 'title' },
  { ...ofSubOrder.type, width: '12%', from: 1152 },
  { ...ofSubOrder.size, width: '9.5%', from: 1280 },
  {
    id: 'orderType',
    ...{ width: '9%', title: messages.orderType },
    cell: (item) => wordFor(subOrderTypeLabel, item.type),
  },
  {
    id: 'day',
    width: '14%',
    title: messages.designatedDay,
    cell: (item) => <Day date={item.deliveryDate} />,
  },
  { ...ofSubOrder.location, width: '12%', onCard: 'action' },
  { ...ofSubOrder.driver, width: '15%' },
  {
    id: 'status',
    ...{ width: '17%', title: messages.status, onCard: 'badge' },
    cell: (item) => <SubOrderBadge status={item.status} />,
  },
] as const satisfies readonly Column<SubOrder>[];

export type SubOrderColumn = (typeof subOrderColumns)[number]['id'];
