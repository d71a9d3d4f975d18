import {
  type AcceptedOrder,
  listAcceptedOrders,
  listPendingOrders,
  type PendingOrder,
} from '@hawiyat/shared/contract/orders';
import { listSubOrders, type SubOrder } from '@hawiyat/shared/contract/sub-orders';
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import type { AcceptedQuery, NewOrdersQuery, SubOrdersQuery } from '../filters/orders-address.ts';
import { type LiveList, liveList } from './live-list.ts';

/* The contract makes `total` optional for requests without a page. */

export interface OutsideAreas {
  readonly count: number;
  /** Whether the list leaves them out. */
  readonly isHidden: boolean;
}

/** Open requests outside of the service areas, which each page's answer counts for the whole list; null without areas. */
export const $outsideAreas = atom<OutsideAreas | null>(null);

export const newOrders: LiveList<PendingOrder, NewOrdersQuery> = liveList(listPendingOrders, {
  select: ({ orders: rows, total = 0, hidden, outside }) => {
    const count = hidden ?? outside;
    $outsideAreas.set(count === undefined ? null : { count, isHidden: hidden !== undefined });
    return { rows, total };
  },
  concerns: /^(request|offer|order_settings)\./,
  arrives: 'request.placed',
});

export const acceptedOrders: LiveList<AcceptedOrder, AcceptedQuery> = liveList(listAcceptedOrders, {
  select: ({ orders: rows, total = 0 }) => ({ rows, total }),
  concerns: /^(order|container|driver)\./,
  arrives: 'order.created',
});

export const subOrders: LiveList<SubOrder, SubOrdersQuery> = liveList(listSubOrders, {
  select: ({ subOrders: rows, total = 0 }) => ({ rows, total }),
  concerns: /^(sub_order|order|container|driver)\./,
  arrives: 'sub_order.created',
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
