import { SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Button, type ButtonProps } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { $drivers } from '../components/drivers.ts';
import { isOver, type ListedTask, type Task, taskOf } from '../components/task.ts';
import { dialogs } from '../dialogs.ts';
import { messages as cells } from '../texts/cells.ts';
import { messages } from '../texts/panel.ts';
import { messages as taskMessages } from '../texts/task.ts';
import { $order } from './order-store.ts';

/** Statuses before the driver sets off. */
const changeable = ['scheduled', 'late'];

interface PanelDriverProps {
  task: ListedTask;
  kind: Task['kind'];
  container: string;
}

export function PanelDriver({ task: item, kind, container }: PanelDriverProps) {
  const { id, driverId, Driver, number, status } = item;
  const { data: details } = useStore($order);
  const known = useStore($drivers).data?.find((driver) => driver.id === driverId);
  const task = taskOf(kind, item, container);
  if (driverId === null)
    return (
      <div data-line="">
        <span data-muted="">{cells.unassigned}</span>
        {!isOver(status) && mayI('assign') && (
          <Open
            variant="outline"
            aria-label={taskMessages.assignTo(number)}
            onClick={() => dialogs.open('assign', { task })}
          >
            {cells.assign}
          </Open>
        )}
      </div>
    );
  const name = known?.name ?? Driver?.user.name ?? '';
  const expired = details?.expired[id];
  const change = { task, driver: { id: driverId, name } };
  return (
    <div data-line="">
      <bdi>{name}</bdi>
      {expired && <b data-expired="">{taskMessages.expired(expired)}</b>}
      {changeable.includes(status) && mayI('assign') && (
        <span>
          <Open
            aria-label={taskMessages.changeOf(number)}
            onClick={() => dialogs.open('changeDriver', change)}
          >
            {taskMessages.change}
          </Open>
          <Open aria-label={messages.takeOffOf(number)} onClick={() => dialogs.open('takeOff', change)}>
            {taskMessages.takeOff}
          </Open>
        </span>
      )}
    </div>
  );
}

const Open = (props: ButtonProps) => <Button size="sm" variant="ghost" {...props} />;

interface SubOrderListProps {
  subOrders: readonly SubOrder[];
  openId: string | undefined;
}

export const SubOrderList = ({ subOrders, openId }: SubOrderListProps) => (
  <section>
    <h3>{messages.subOrders}</h3>
    <ul data-box="" aria-label={messages.subOrders}>
      {subOrders.map((subOrder) => (
        <li key={subOrder.id} aria-current={subOrder.id === openId || undefined}>
          <SubOrderHead subOrder={subOrder} number={subOrder.number} />
          {/* The open one shows its driver above. */}
          {subOrder.id !== openId && <SubOrderDriver subOrder={subOrder} />}
        </li>
      ))}
    </ul>
  </section>
);

export const OpenedSubOrder = ({ subOrder }: { subOrder: SubOrder }) => (
  <section data-box="" data-opened="" aria-label={messages.openedSubOrder(subOrder.number)}>
    {/* The panel's title is its number. */}
    <SubOrderHead subOrder={subOrder} />
    <SubOrderDriver subOrder={subOrder} />
  </section>
);

const SubOrderHead = ({ subOrder, number }: { subOrder: SubOrder; number?: string }) => (
  <div data-line="">
    <span>
      <strong>{wordFor(subOrderTypeLabel, subOrder.type)}</strong> {day(subOrder.deliveryDate)}{' '}
      {number && (
        <small>
          <bdi>{number}</bdi>
        </small>
      )}
    </span>
    <SubOrderBadge status={subOrder.status} />
  </div>
);

const SubOrderDriver = ({ subOrder }: { subOrder: SubOrder }) => (
  <PanelDriver task={subOrder} kind="sub_order" container={subOrder.Order.Container.containerNumber} />
);
