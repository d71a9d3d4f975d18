import { OrderBadge } from '@hawiyat/shared/components/status-badges';
import { count } from '@hawiyat/shared/locale/numbers';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../texts/board.ts';
import { type BoardCard, cardsOf, type Lane } from './board-lanes.ts';
import { $openFarFutures, toggleFarFuture } from './board-store.ts';
import { isUnassigned, TaskCard } from './task-card.tsx';

type Moves = ReadonlyMap<string, string>;

export function BoardLane({ lane, moves, folds }: { lane: Lane; moves: Moves; folds: boolean }) {
  const all = lane.count + lane.subOrderCount;
  const folded = foldFarFuture(lane, today());
  // Lanes that need action this week start open.
  const [open, setOpen] = useState(() => folded.near.some((card) => isUnassigned(card)));
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
  const title = wordFor(orderStatusLabel, lane.status);
  const rest = <Rest lane={lane} />;
  const content = (
    <div data-cards="">
      <Cards label={title} cards={folded.near} moves={moves} />
      {!folded.isRestFar && rest}
      {folded.farCount > 0 && (
        <FarFuture
          status={lane.status}
          orders={folded.farCount}
          hasMoved={folded.far.some(({ id }) => moves.has(id))}
        >
          <Cards label={messages.farIn(title)} cards={folded.far} moves={moves} />
          {folded.isRestFar && rest}
        </FarFuture>
      )}
    </div>
  );
  if (!folds)
    return (
      <div data-lane="" data-empty={all === 0 ? '' : undefined}>
        <header>{head}</header>
        {all > 0 && content}
      </div>
    );
  return (
    <details data-lane="" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {head}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {all > 0 ? content : <p>{messages.emptyLane}</p>}
    </details>
  );
}

function Cards({ label, cards, moves }: { label: string; cards: readonly BoardCard[]; moves: Moves }) {
  if (cards.length === 0) return null;
  return (
    <ul aria-label={label}>
      {cards.map((card) => (
        <TaskCard key={card.id} card={card} moved={moves.has(card.id)} />
      ))}
    </ul>
  );
}

function Rest({ lane }: { lane: Lane }) {
  const { status, count: orders, subOrderCount } = lane;
  const listed = (kind: string) => cardsOf(lane).filter((card) => card.kind === kind).length;
  return (
    <>
      {orders > listed('order') && (
        <Link to={`/orders?tab=accepted_orders&status=${status}`}>{messages.all(orders)}</Link>
      )}
      {subOrderCount > listed('sub_order') && (
        <Link to={`/orders?tab=sub_orders&status=${status}`}>{messages.allSubOrders(subOrderCount)}</Link>
      )}
    </>
  );
}

/** Today and the six days after it: at least the rest of the week, and tomorrow on its last day. */
const nearDays = 7;

/** Work that has not begun; the server sorts these lanes by day. */
const waitingStatuses: readonly string[] = ['pending', 'scheduled'];

export function foldFarFuture(lane: Lane, today: string) {
  const cards = cardsOf(lane);
  const firstFarDay = daysAfter(today, nearDays);
  const isFar = ({ deliveryDate }: BoardCard) =>
    waitingStatuses.includes(lane.status) && deliveryDate >= firstFarDay;
  const far = cards.filter(isFar);
  const last = cards.at(-1);
  // The tasks that the lane does not list are later than those that it does.
  const isRestFar = last !== undefined && isFar(last);
  const rest = lane.count + lane.subOrderCount - cards.length;
  return {
    near: cards.filter((card) => !isFar(card)),
    far,
    farCount: far.length + (isRestFar ? rest : 0),
    isRestFar,
  };
}

interface FarFutureProps {
  status: string;
  orders: number;
  hasMoved: boolean;
  children: ReactNode;
}

function FarFuture({ status, orders, hasMoved, children }: FarFutureProps) {
  const id = useId();
  const isOpen = useStore($openFarFutures).has(status);
  const isPressed = useRef(false);
  const cards = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Below a long lane they would open out of sight.
    if (isPressed.current) cards.current?.querySelector('li')?.scrollIntoView({ block: 'nearest' });
    isPressed.current = false;
  });
  const press = () => {
    isPressed.current = true;
    toggleFarFuture(status);
  };
  return (
    <>
      <button
        type="button"
        data-far=""
        data-moved={(hasMoved && !isOpen) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${messages.far}، ${pluralizeInline(orders, 'order')}`}
        onClick={press}
      >
        {messages.far}
        <span data-count="">{count(orders)}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <div ref={cards} id={id} data-far-cards="">
          {children}
        </div>
      )}
    </>
  );
}
