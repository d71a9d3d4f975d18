import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { messages } from './panel-messages.ts';

/** Whom to call about the order. */
export function OrderCustomer({
  contact: { name, phone },
}: {
  contact: NonNullable<OrderDetails['contact']>;
}) {
  const { call, whatsApp } = contactOf(phone);
  return (
    <section data-box="" data-line="" aria-label={messages.customer}>
      <div>
        <small>{messages.customer}</small>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <bdi dir="ltr">{phoneNumber(phone)}</bdi>
      </div>
      <div data-ways="">
        {call && (
          <a data-link="" href={call} aria-label={messages.callTo(name)}>
            {messages.call}
          </a>
        )}
        {whatsApp && (
          <a
            data-link=""
            href={whatsAppAddress(whatsApp)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={messages.whatsAppTo(name)}
          >
            {messages.whatsApp}
          </a>
        )}
      </div>
    </section>
  );
}
