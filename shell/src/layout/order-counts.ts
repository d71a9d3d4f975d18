import { countOrders } from '@hawiyat/shared/contract/orders/orders';
import { applyChanges, applyTo, createQuery } from '@hawiyat/shared/query';
import { onLiveEvent } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** For the badge beside the link to the orders, whose area reads the same answer. A badge shows no errors. */
export const $orderCounts = createQuery(countOrders, atom({}), {
  invalidatedBy: ['request', 'offer', 'order', 'sub_order'],
  select: ({ counts }) => counts,
});

/** The marketplace's events tell what the badge needs, before the answer follows. A request with an own offer has an event of its own. */
onLiveEvent((event) => {
  const { data, loading } = $orderCounts.get();
  const change = { 'request.placed': 1, 'request.closed': -1 }[event?.type as string];
  if (!change || !data || loading) return;
  applyChanges([
    applyTo(countOrders, ({ counts }) => ({
      counts: { ...counts, newOrders: Math.max(0, counts.newOrders + change) },
    })),
  ]);
});
