import { listPendingOrders, type PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { atom } from 'nanostores';
import type { NewOrdersQuery } from '../filters/orders-query.ts';
import { type LiveList, liveList } from './live-list.ts';

export interface OutsideAreas {
  readonly count: number;
  readonly isHidden: boolean;
}

/** Requests outside the service areas, which each page's answer counts for the whole list; null without areas. */
export const $outsideAreas = atom<OutsideAreas | null>(null);

export const newOrders: LiveList<PendingOrder, NewOrdersQuery> = liveList(listPendingOrders, {
  select: ({ orders: rows, total = 0, hidden, outside }) => {
    const count = hidden ?? outside;
    $outsideAreas.set(count === undefined ? null : { count, isHidden: hidden !== undefined });
    return { rows, total };
  },
  concerns: ['request', 'offer', 'order_settings'],
  arrives: 'request.placed',
});
