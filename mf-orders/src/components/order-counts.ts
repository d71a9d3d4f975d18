import { countOrders } from '@hawiyat/shared/contract/orders/orders';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

export const $orderCounts = createQuery(countOrders, atom({}), {
  invalidatedBy: ['request', 'offer', 'order', 'sub_order'],
  select: ({ counts }) => counts,
});
