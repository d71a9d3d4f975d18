import { counted, order } from '@hawiyat/shared/locale/noun';
import { count } from '@hawiyat/shared/locale/numbers';
import { chakra, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { messages } from '../texts/live-parts.ts';
import { $orderCounts } from './order-counts.ts';

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
