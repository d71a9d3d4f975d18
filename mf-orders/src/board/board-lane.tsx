import { OrderBadge } from '@hawiyat/shared/lib/status-badges';
import { count } from '@hawiyat/shared/locale/numbers';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Lane } from './board-lanes.ts';
import { messages } from './board-messages.ts';
import { OrderCard } from './order-card.tsx';

export interface BoardLaneProps {
  lane: Lane;
  moves: ReadonlyMap<string, string>;
  folds: boolean;
}

export function BoardLane({ lane, moves, folds }: BoardLaneProps) {
  // Lanes that need action start open.
  const [open, setOpen] = useState(() => lane.orders.some((order) => order.driverId === null));
  const head = (
    <>
      <h2>
        <OrderBadge status={lane.status} />
        <VisuallyHidden>، {pluralizeInline(lane.count, 'order')}</VisuallyHidden>
      </h2>
      <span data-count="" aria-hidden="true">
        {count(lane.count)}
      </span>
    </>
  );
  if (!folds)
    return (
      <div data-lane="">
        <header>{head}</header>
        <Orders lane={lane} moves={moves} />
      </div>
    );
  return (
    <details data-lane="" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {head}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <Orders lane={lane} moves={moves} />
    </details>
  );
}

function Orders({ lane: { status, count: all, orders }, moves }: Omit<BoardLaneProps, 'folds'>) {
  if (all === 0) return <p>{messages.emptyLane}</p>;
  return (
    <>
      <ul aria-label={wordFor(orderStatusLabel, status)}>
        {orders.map((item) => (
          <OrderCard key={item.id} order={item} moved={moves.has(item.id)} />
        ))}
      </ul>
      {all > orders.length && (
        <Link to={`/orders?tab=accepted_orders&status=${status}`}>{messages.all(all)}</Link>
      )}
    </>
  );
}
