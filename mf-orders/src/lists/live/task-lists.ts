import { type AcceptedOrder, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders, type SubOrder } from '@hawiyat/shared/contract/orders/sub-orders';
import type { AcceptedQuery, SubOrdersQuery } from '../filters/orders-query.ts';
import { type LiveList, liveList } from './live-list.ts';

/* The contract makes `total` optional for requests without a page. */

export const acceptedOrders: LiveList<AcceptedOrder, AcceptedQuery> = liveList(listAcceptedOrders, {
  select: ({ orders: rows, total = 0 }) => ({ rows, total }),
  concerns: ['order', 'container', 'driver'],
  arrives: 'order.created',
});

export const subOrders: LiveList<SubOrder, SubOrdersQuery> = liveList(listSubOrders, {
  select: ({ subOrders: rows, total = 0 }) => ({ rows, total }),
  concerns: ['sub_order', 'order', 'container', 'driver'],
  arrives: 'sub_order.created',
});
