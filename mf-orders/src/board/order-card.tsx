import type { AcceptedOrder, OrderStatus } from '@hawiyat/shared/contract/orders';
import { day as dayText } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { LocationButton, OrderState, Price, TaskDriver, TaskNumber } from '../components/order-cells.tsx';
import { messages } from './board-messages.ts';

const undelivered: readonly OrderStatus[] = ['pending', 'scheduled', 'late', 'in_transit'];

export function OrderCard({ order, moved }: { order: AcceptedOrder; moved: boolean }) {
  const { Container, deliveryDate, driverId, status } = order;
  const late = undelivered.includes(status) && deliveryDate < today();
  return (
    <li data-open={driverId === null || undefined} data-moved={moved || undefined}>
      <div>
        <strong>
          <TaskNumber container={Container} number={order.number} orderId={order.id} />
        </strong>
        <Price price={order.totalPrice} />
      </div>
      <div data-muted="">
        {Container.type} · {wordFor(sizeLabel, Container.size)}
      </div>
      <div>
        <span data-day="" data-late={late || undefined}>
          {dayText(deliveryDate)}
          {late && <VisuallyHidden>، {messages.late}</VisuallyHidden>}
        </span>
        <LocationButton task={order} container={Container} />
      </div>
      <div data-foot="">
        <TaskDriver task={order} kind="order" container={Container} />
        {status === 'delivered' && order.proofOfDeliveryUrl && <OrderState order={order} />}
      </div>
    </li>
  );
}
