import { day as dayText } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { LocationButton, OrderState, Price, TaskDriver, TaskNumber } from '../components/order-cells.tsx';
import { messages } from '../texts/lists.ts';
import type { BoardCard } from './board-lanes.ts';

/** Statuses that can be late: deliveries before arrival, and open sub-orders. */
const timely: Record<BoardCard['kind'], readonly string[]> = {
  order: ['pending', 'scheduled', 'late', 'in_transit'],
  sub_order: ['pending', 'scheduled', 'pick_up_in_progress', 'picked_up', 're_delivery_in_progress'],
};

export const isUnassigned = ({ driverId, status }: BoardCard): boolean =>
  driverId === null && status !== 'completed';

export function TaskCard({ card, moved }: { card: BoardCard; moved: boolean }) {
  const { kind, action, Container, deliveryDate, status, price, proof } = card;
  const late = timely[kind].includes(status) && deliveryDate < today();
  return (
    <li data-open={isUnassigned(card) || undefined} data-moved={moved || undefined}>
      <div>
        <strong>
          <TaskNumber container={Container} number={card.number} orderId={card.orderId} />
        </strong>
        {price !== null && <Price price={price} />}
        {action !== null && <span data-kind="">{action}</span>}
      </div>
      <div data-muted="">
        {Container.type} · {wordFor(sizeLabel, Container.size)}
      </div>
      <div>
        <span data-day="" data-late={late || undefined}>
          {dayText(deliveryDate)}
          {late && <VisuallyHidden>، {messages.linked.late}</VisuallyHidden>}
        </span>
        <LocationButton task={card} container={Container} />
      </div>
      <div data-foot="">
        <TaskDriver task={card} kind={kind} container={Container} />
        {status === 'delivered' && proof !== null && (
          <OrderState order={{ status, proofOfDeliveryUrl: proof }} />
        )}
      </div>
    </li>
  );
}
