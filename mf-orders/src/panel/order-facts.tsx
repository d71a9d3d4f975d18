import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages } from './panel-messages.ts';

export function OrderFacts({ details: { order, net, vat } }: { details: OrderDetails }) {
  const { containerNumber, type, size } = order.Container;
  return (
    <dl data-box="">
      <div>
        <dt>{messages.container}</dt>
        <dd>
          <strong>
            <bdi dir="ltr">{containerNumber}</bdi>
          </strong>
          {type}، {wordFor(sizeLabel, size)}
        </dd>
      </div>
      <div>
        <dt>{messages.price}</dt>
        <dd>
          <strong>
            <bdi dir="ltr">{formatRiyal(Number(order.totalPrice))}</bdi> {riyalSign}
          </strong>
          <small>{messages.net(formatRiyal(Number(net)), formatRiyal(Number(vat)))}</small>
        </dd>
      </div>
      <div>
        <dt>{messages.delivery}</dt>
        <dd>{dayWithWeekday(order.deliveryDate)}</dd>
      </div>
      <div>
        <dt>{messages.duration}</dt>
        <dd>{agreedDuration(order.rentalType, order.rentalDuration)}</dd>
      </div>
      {order.unloadCount !== null && (
        <div>
          <dt>{messages.unloads}</dt>
          <dd>{count(order.unloadCount)}</dd>
        </div>
      )}
    </dl>
  );
}
