import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import { count } from '@hawiyat/shared/locale/numbers';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cardsOf, type Lane } from './board-lanes.ts';
import { messages } from './board-messages.ts';
import { isUnassigned, TaskCard } from './task-card.tsx';

export interface BoardLaneProps {
  lane: Lane;
  moves: ReadonlyMap<string, string>;
  folds: boolean;
}

export function BoardLane({ lane, moves, folds }: BoardLaneProps) {
  const all = lane.count + lane.subOrderCount;
  // Lanes that need action start open.
  const [open, setOpen] = useState(() => cardsOf(lane).some((card) => isUnassigned(card)));
  const head = (
    <>
      <h2>
        <OrderBadge status={lane.status} />
        <VisuallyHidden>، {pluralizeInline(all, 'order')}</VisuallyHidden>
      </h2>
      <span data-count="" aria-hidden="true">
        {count(all)}
      </span>
    </>
  );
  if (!folds)
    return (
      <div data-lane="">
        <header>{head}</header>
        <Cards lane={lane} moves={moves} />
      </div>
    );
  return (
    <details data-lane="" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {head}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <Cards lane={lane} moves={moves} />
    </details>
  );
}

function Cards({ lane, moves }: Omit<BoardLaneProps, 'folds'>) {
  const cards = cardsOf(lane);
  const { status, count: orders, subOrderCount } = lane;
  if (cards.length === 0) return <p>{messages.emptyLane}</p>;
  const shown = (kind: string) => cards.filter((card) => card.kind === kind).length;
  return (
    <>
      <ul aria-label={wordFor(orderStatusLabel, status)}>
        {cards.map((card) => (
          <TaskCard key={card.id} card={card} moved={moves.has(card.id)} />
        ))}
      </ul>
      {orders > shown('order') && (
        <Link to={`/orders?tab=accepted_orders&status=${status}`}>{messages.all(orders)}</Link>
      )}
      {subOrderCount > shown('sub_order') && (
        <Link to={`/orders?tab=sub_orders&status=${status}`}>{messages.allSubOrders(subOrderCount)}</Link>
      )}
    </>
  );
}
