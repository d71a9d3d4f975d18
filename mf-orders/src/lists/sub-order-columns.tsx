import { SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Column } from '@hawiyat/shared/ui/list';
import { ContainerType, Day, LocationButton, TaskDriver, TaskNumber } from '../components/order-cells.tsx';
import { messages } from '../texts/lists.ts';

export const subOrderColumns = [
  {
    id: 'number',
    ...{ width: '10%', title: messages.number, onCard: 'title' },
    cell: (item) => (
      <TaskNumber
        container={item.Order.Container}
        number={item.number}
        orderId={item.Order.id}
        taskId={item.id}
      />
    ),
  },
  {
    id: 'type',
    ...{ width: '12%', from: 1152, title: messages.type },
    cell: (item) => <ContainerType container={item.Order.Container} />,
  },
  {
    id: 'size',
    ...{ width: '9.5%', from: 1280, title: messages.size },
    cell: (item) => wordFor(sizeLabel, item.Order.Container.size),
  },
  {
    id: 'orderType',
    ...{ width: '9%', title: messages.orderType },
    cell: (item) => wordFor(subOrderTypeLabel, item.type),
  },
  {
    id: 'day',
    ...{ width: '14%', title: messages.designatedDay },
    cell: (item) => <Day date={item.deliveryDate} />,
  },
  {
    id: 'location',
    ...{ width: '12%', title: messages.location, onCard: 'action' },
    cell: (item) => <LocationButton task={item.Order} container={item.Order.Container} />,
  },
  {
    id: 'driver',
    ...{ width: '15%', title: messages.driver },
    cell: (item) => <TaskDriver task={item} kind="sub_order" container={item.Order.Container} />,
  },
  {
    id: 'status',
    ...{ width: '17%', title: messages.status, onCard: 'badge' },
    cell: (item) => <SubOrderBadge status={item.status} />,
  },
] as const satisfies readonly Column<SubOrder>[];

export type SubOrderColumn = (typeof subOrderColumns)[number]['id'];
