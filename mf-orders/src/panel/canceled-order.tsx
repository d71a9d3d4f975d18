import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { stamp } from '@hawiyat/shared/locale/dates';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { messages } from './panel-messages.ts';

export function CanceledOrder({
  cancellation: { at, by, refund, compensation, reason },
}: {
  cancellation: NonNullable<OrderDetails['cancellation']>;
}) {
  const amounts = [
    [messages.refund, refund],
    [messages.compensation, compensation],
  ] as const;
  return (
    <section>
      <h3>{messages.canceled}</h3>
      <dl data-box="">
        <div>
          <dt>{stamp(at)}</dt>
          <dd>
            {wordFor(messages.canceledBy, by)}
            {reason && <small>{reason}</small>}
          </dd>
        </div>
        {amounts.map(([title, amount]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <bdi dir="ltr">{formatRiyal(Number(amount))}</bdi> {riyalSign}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
