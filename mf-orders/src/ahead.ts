import { listPendingOrders } from '@hawiyat/shared/contract/orders';
import { type Ahead, firstCall } from '@hawiyat/shared/federation/ahead';
import { newOrdersQuery } from './lists/orders-address.ts';
import { placeOf } from './lists/row-pages.ts';

export const ahead: Ahead = {
  '/orders': [firstCall(listPendingOrders, { ...newOrdersQuery(new URLSearchParams()), ...placeOf(0) })],
};
