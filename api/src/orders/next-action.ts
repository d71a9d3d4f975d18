import type { NextAction } from '@hawiyat/shared/contract/orders/order-details';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus, SubOrderType } from '@hawiyat/shared/contract/orders/sub-orders';
import { closedSubOrders } from './order-states.ts';

interface Step {
  readonly driverName: string | null;
}

export interface OrderStep extends Step {
  readonly status: OrderStatus;
}

export interface SubOrderStep extends Step {
  readonly id: string;
  readonly type: SubOrderType;
  readonly status: SubOrderStatus;
}

const closed: readonly string[] = closedSubOrders;
const genitive = { unload: 'للتفريغ', return: 'للإرجاع' } as const;

/** The next step of an order: its delivery, then its sub-orders (in the order of their days); null at the end. */
export function nextActionOf(order: OrderStep, tasks: readonly SubOrderStep[]): NextAction {
  if (order.status === 'completed' || order.status === 'canceled') return null;
  if (order.status === 'in_transit')
    return { kind: 'await-arrival', subOrderId: null, label: onTheWay(order, 'لتوصيل الحاوية') };
  if (order.status === 'pending' || order.status === 'scheduled' || order.status === 'late')
    return waits(order, null, 'للتوصيل');
  const open = tasks.filter(({ status }) => !closed.includes(status));
  // The return comes last, whatever its day.
  const next = open.find(({ type }) => type === 'unload') ?? open[0];
  if (!next) return null;
  if (next.status === 'pending' || next.status === 'scheduled')
    return waits(next, next.id, genitive[next.type]);
  return { kind: 'await-arrival', subOrderId: next.id, label: onTheWay(next, genitive[next.type]) };
}

function waits({ driverName }: Step, subOrderId: string | null, what: string): NextAction {
  return driverName === null
    ? { kind: 'assign', subOrderId, label: `تعيين سائق ${what}` }
    : { kind: 'await-departure', subOrderId, label: `بانتظار انطلاق السائق ${driverName} ${what}` };
}

const onTheWay = ({ driverName }: Step, what: string) =>
  driverName === null ? `السائق في الطريق ${what}` : `السائق ${driverName} في الطريق ${what}`;
