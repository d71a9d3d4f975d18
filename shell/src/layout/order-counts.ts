import { countOrders } from '@hawiyat/shared/contract/orders/orders';
import { applyChanges, applyTo, createQuery } from '@hawiyat/shared/query';
import { onLiveEvent } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** The orders area reads the same answer. The badge shows no errors. */
export const $orderCounts = createQuery(countOrders, atom({}), {
  invalidatedBy: ['request', 'offer', 'order', 'sub_order'],
  select: ({ counts }) => counts,
});

/** The marketplace's events change the count before the next answer. An own offer on a request has its own event. */
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
