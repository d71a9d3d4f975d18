import { countOrders } from '@hawiyat/shared/contract/orders/orders';
import { counted, order } from '@hawiyat/shared/locale/noun';
import { count } from '@hawiyat/shared/locale/numbers';
import { applyChanges, applyTo, createQuery } from '@hawiyat/shared/query';
import { onLiveEvent } from '@hawiyat/shared/state';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { messages } from '../texts/live-parts.ts';

const Pill = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '3',
    insetBlock: '0',
    m: 'auto',
    h: '5',
    minW: '6',
    px: '1.5',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'white',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.25rem',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

/** Counts open requests without an own offer. The link names `id` as its description. */
export function RequestsBadge({ id }: { id: string }) {
  const waiting = useStore($orderCounts).data?.newOrders ?? 0;
  if (waiting === 0) return null;
  return (
    <>
      <Pill aria-hidden>{count(waiting)}</Pill>
      <VisuallyHidden id={id}>{messages.newRequests(counted(waiting, order))}</VisuallyHidden>
    </>
  );
}

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
