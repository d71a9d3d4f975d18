import type { AcceptedOrder } from '@hawiyat/shared/contract/orders';
import { day } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Badge, Button, chakra, Kbd, Ltr } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { $oldestUnassigned, assignToOldest, followOldest } from './oldest-unassigned.ts';
import { messages } from './strip-messages.ts';
import { useAssignKeys } from './use-assign-keys.ts';

/** The server marks orders late on a schedule; the panel does not wait for it. */
export const isOverdue = ({ status, deliveryDate }: Pick<AcceptedOrder, 'status' | 'deliveryDate'>) =>
  status === 'late' || deliveryDate < today();

const Strip = chakra('section', {
  base: {
    // Reserves its height until the count is known, so that the page does not jump.
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: 'grid-template-rows 200ms, opacity 200ms',
    '&[data-state=none]': { gridTemplateRows: '0fr', opacity: '0', visibility: 'hidden' },
    '& > div': { minH: '0', overflow: 'hidden' },
    '& > div > div': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: { base: '16', md: '3.25rem' },
      mb: '4',
      ps: '4',
      pe: '2',
      py: '2',
      borderRadius: 'lg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'accent.graphic',
    },
    '&[data-state=unknown] > div > div': { visibility: 'hidden' },
    '& p': { flex: '1', minW: '0' },
    '& b': { fontWeight: 'semibold' },
    '& [data-oldest]': {
      display: { base: 'block', md: 'inline' },
      color: 'fg.muted',
      '& bdi': { color: 'fg', fontWeight: 'medium' },
      '& > span': { whiteSpace: 'nowrap' },
      _before: { content: { md: '"، "' } },
    },
  },
});

export function UnassignedStrip() {
  const count = useStore($orderCounts).data?.unassignedOrders;
  const { data: oldest } = useStore($oldestUnassigned);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(followOldest, []);
  useAssignKeys(button);
  const state = count === undefined ? 'unknown' : count === 0 ? 'none' : 'shown';

  // The strip hides after the last assignment, with the button that the dialog returned the focus to.
  useEffect(() => {
    if (state === 'none' && document.activeElement === button.current)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [state]);

  return (
    <Strip data-state={state} aria-label={messages.region}>
      <div>
        <div>
          <p>
            <b>{messages.waiting(count ?? 0)}</b>
            {oldest && count !== undefined && <Oldest total={count} order={oldest} />}
          </p>
          <Kbd display={{ base: 'none', lg: 'block' }} aria-hidden>
            <Ltr>{messages.keys}</Ltr>
          </Kbd>
          <Button
            ref={button}
            size="sm"
            aria-label={messages.assignToOldest}
            aria-keyshortcuts={messages.keys}
            onClick={assignToOldest}
          >
            {messages.assign}
          </Button>
        </div>
      </div>
    </Strip>
  );
}

function Oldest({ total, order }: { total: number; order: AcceptedOrder }) {
  return (
    <span data-oldest="">
      {messages.oldest(total)} <bdi dir="ltr">{order.Container.containerNumber}</bdi>
      {'، '}
      <span>{day(order.deliveryDate)}</span>{' '}
      {isOverdue(order) && <Badge colorPalette="danger">{messages.late}</Badge>}
    </span>
  );
}
