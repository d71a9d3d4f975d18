import { listPendingOrders } from '@hawiyat/shared/contract/orders';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';
import { newOrdersQuery } from './lists/orders-address.ts';
import { placeOf } from './lists/row-pages.ts';

export const prefetch: Prefetch = {
  '/orders': [firstCall(listPendingOrders, { ...newOrdersQuery(new URLSearchParams()), ...placeOf(0) })],
};
