import { call } from '@hawiyat/shared/client';
import * as orders from '@hawiyat/shared/contract/orders';
import * as jobs from '@hawiyat/shared/contract/sub-orders';
import { type Change, onChange } from '../parts/changes.ts';
import { liveList } from './live-list.ts';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery } from './orders-address.ts';

/** Customers' open requests, the nearest day first. */
export const newOrders = liveList({
  async ask(query: NewOrdersQuery, place, signal) {
    const answer = await call(orders.listPendingOrders, { query: { ...query, ...place } }, signal);
    return { rows: answer.orders, total: counted(answer) };
  },
  concerns: /^(request|offer)\./,
  arrives: 'request.placed',
});

/** The company's own orders. A container's number, type and size are shown with them. */
export const acceptedOrders = liveList({
  async ask(query: AcceptedQuery, place, signal) {
    const answer = await call(orders.listAcceptedOrders, { query: { ...query, ...place } }, signal);
    return { rows: answer.orders, total: counted(answer) };
  },
  concerns: /^(order|container|driver)\./,
  arrives: 'order.created',
});

/** Unloads and returns of the company's orders. */
export const subOrders = liveList({
  async ask(query: SubOrdersQuery, place, signal) {
    const answer = await call(jobs.listSubOrders, { query: { ...query, ...place } }, signal);
    return { rows: answer.subOrders, total: counted(answer) };
  },
  concerns: /^(sub_order|order|container|driver)\./,
  arrives: 'sub_order.created',
});

/** Every answer by place has it; the contract leaves it out where none was asked for. */
const counted = ({ total = 0 }: { total?: number | undefined }) => total;

onChange((change) => {
  if (change.kind === 'outdated')
    for (const list of [newOrders, acceptedOrders, subOrders]) void list.retry();
  else if (change.kind === 'offered')
    newOrders.change(change.requestId, (item) => ({ ...item, applied: true }));
  else if (change.job.kind === 'order')
    acceptedOrders.change(change.job.id, (item) => ({ ...item, ...driverOf(change) }));
  else subOrders.change(change.job.id, (item) => ({ ...item, ...driverOf(change) }));
});

const driverOf = ({ driverId, driverName }: Extract<Change, { kind: 'assigned' }>) => ({
  driverId,
  Driver: { user: { name: driverName } },
});
