import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Fragment, type ReactNode } from 'react';
import { messages } from './panel-messages.ts';

/** In the price, or in other parts of the panel. */
type ShownElsewhere =
  | ('order' | 'contact' | 'subOrders' | 'notes' | 'timeline' | 'nextAction' | 'expired')
  | ('net' | 'vat' | 'acceptedAt' | 'deliveredAt' | 'completedAt' | 'cancellation');
type Fact =
  | Exclude<keyof OrderDetails, ShownElsewhere>
  | 'container'
  | 'price'
  | 'delivery'
  | 'duration'
  | 'unloads';

export function OrderFacts({ details: { order, net, vat } }: { details: OrderDetails }) {
  const { containerNumber, type, size } = order.Container;
  const shown: Record<Fact, readonly [label: string, value: ReactNode]> = {
    container: [
      messages.container,
      <Fragment key="container">
        <strong>
          <bdi dir="ltr">{containerNumber}</bdi>
        </strong>
        {type}، {wordFor(sizeLabel, size)}
      </Fragment>,
    ],
    price: [
      messages.price,
      <Fragment key="price">
        <strong>
          <bdi dir="ltr">{formatRiyal(Number(order.totalPrice))}</bdi> {riyalSign}
        </strong>
        <small>{messages.net(formatRiyal(Number(net)), formatRiyal(Number(vat)))}</small>
      </Fragment>,
    ],
    delivery: [messages.delivery, dayWithWeekday(order.deliveryDate)],
    duration: [messages.duration, agreedDuration(order.rentalType, order.rentalDuration)],
    unloads: [messages.unloads, order.unloadCount === null ? null : count(order.unloadCount)],
  };
  return (
    <dl data-box="">
      {Object.values(shown).map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
