import { pageAt } from '@hawiyat/shared/contract/core/paging';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { firstCall, type Prefetch } from '@hawiyat/shared/federation/prefetch';

export const prefetch: Prefetch = {
  '/orders': [
    // An address without parameters asks for all of them.
    firstCall(listPendingOrders, pageAt(0)),
    firstCall(countOrders),
  ],
  '/orders/work': [firstCall(listWork)],
};
