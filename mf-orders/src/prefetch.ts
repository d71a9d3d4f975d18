import { listPendingOrders } from '@hawiyat/shared/contract/orders';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';
import { newOrdersQuery } from './lists/filters/orders-address.ts';
import { pageQuery } from './lists/live/row-pages.ts';

export const prefetch: Prefetch = {
  '/orders': [firstCall(listPendingOrders, { ...newOrdersQuery(new URLSearchParams()), ...pageQuery(0) })],
};
