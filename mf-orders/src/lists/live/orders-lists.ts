import { call } from '@hawiyat/shared/client';
import * as orders from '@hawiyat/shared/contract/orders';
import * as subOrderEndpoints from '@hawiyat/shared/contract/sub-orders';
import { useLayoutEffect } from 'react';
import { type Change, onChange } from '../../components/changes.ts';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery } from '../filters/orders-address.ts';
import type { LiveList } from './live-list.ts';
import { liveList } from './live-list.ts';

export const newOrders = liveList({
  async ask(query: NewOrdersQuery, page, signal) {
    const answer = await call(orders.listPendingOrders, { query: { ...query, ...page } }, signal);
    return { rows: answer.orders, total: totalOf(answer) };
  },
  concerns: /^(request|offer)\./,
  arrives: 'request.placed',
});

export const acceptedOrders = liveList({
  async ask(query: AcceptedQuery, page, signal) {
    const answer = await call(orders.listAcceptedOrders, { query: { ...query, ...page } }, signal);
    return { rows: answer.orders, total: totalOf(answer) };
  },
  concerns: /^(order|container|driver)\./,
  arrives: 'order.created',
});

export const subOrders = liveList({
  async ask(query: SubOrdersQuery, page, signal) {
    const answer = await call(subOrderEndpoints.listSubOrders, { query: { ...query, ...page } }, signal);
    return { rows: answer.subOrders, total: totalOf(answer) };
  },
  concerns: /^(sub_order|order|container|driver)\./,
  arrives: 'sub_order.created',
});

/** The contract makes `total` optional for requests without a page. */
const totalOf = ({ total = 0 }: { total?: number | undefined }) => total;

onChange((change) => {
  if (change.kind === 'outdated')
    for (const list of [newOrders, acceptedOrders, subOrders]) void list.retry();
  else if (change.kind === 'offered')
    newOrders.change(change.requestId, (item) => ({ ...item, applied: true }));
  else if (change.task.kind === 'order')
    acceptedOrders.change(change.task.id, (item) => ({ ...item, ...driverOf(change) }));
  else subOrders.change(change.task.id, (item) => ({ ...item, ...driverOf(change) }));
});

const driverOf = ({ driverId, driverName }: Extract<Change, { kind: 'assigned' }>) => ({
  driverId,
  Driver: { user: { name: driverName } },
});

/**
 * Runs before paint, or rows of the previous query would flash up.
 * @param query must be a stable object, because a new one fetches again
 */
export function useShown<Row, Query>(list: LiveList<Row, Query>, query: Query): void {
  useLayoutEffect(() => {
    void list.show(query);
  }, [list, query]);
  useLayoutEffect(() => list.leave, [list]);
}
