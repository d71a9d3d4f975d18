import { countOrders } from '@hawiyat/shared/contract/orders';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** For the badge beside the link to the orders, whose area reads the same answer. A badge shows no errors. */
export const $orderCounts = createQuery(countOrders, atom({}), {
  invalidatedBy: /^(request|offer|order|sub_order)\./,
  select: ({ counts }) => counts,
});
