import { pageAt } from '@hawiyat/shared/contract/core/paging';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';
import { newOrdersQuery } from './lists/filters/orders-address.ts';

export const prefetch: Prefetch = {
  '/orders': [
    firstCall(listPendingOrders, { ...newOrdersQuery(new URLSearchParams()), ...pageAt(0) }),
    firstCall(countOrders),
  ],
  '/orders/work': [firstCall(listWork)],
};
