import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { dayWithWeekday, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import { ExternalLink, newTab } from '../components/icons.tsx';
import { LazyMap } from '../components/location-dialog.tsx';
import { ContainerNumber, Price } from '../components/order-cells.tsx';
import { settingsPath } from '../components/settings-path.ts';
import { messages as mapMessages } from '../texts/location.ts';
import { messages } from '../texts/panel.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const OrderFacts = ({ details: { order, net, vat } }: { details: OrderDetails }) => (
  <dl data-box="">
    <Fact label={messages.container}>
      <strong>
        <ContainerNumber container={order.Container} />
      </strong>
      {order.Container.type}، {wordFor(sizeLabel, order.Container.size)}
    </Fact>
    <Fact label={messages.price}>
      <strong>
        <Price price={order.totalPrice} />
      </strong>
      <small>{messages.net(formatRiyal(Number(net)), formatRiyal(Number(vat)))}</small>
    </Fact>
    <Fact label={messages.delivery}>{dayWithWeekday(order.deliveryDate)}</Fact>
    <Fact label={messages.duration}>{agreedDuration(order.rentalType, order.rentalDuration)}</Fact>
    {order.unloadCount !== null && <Fact label={messages.unloads}>{count(order.unloadCount)}</Fact>}
  </dl>
);

type Part<Name extends keyof OrderDetails> = Readonly<Record<Name, NonNullable<OrderDetails[Name]>>>;

export function CanceledOrder({ cancellation }: Part<'cancellation'>) {
  const { at, by, refund, compensation, reason } = cancellation;
  return (
    <section>
      <h3>{messages.canceled}</h3>
      <dl data-box="">
        <Fact label={stamp(at)}>
          {wordFor(messages.canceledBy, by)}
          {reason && <small>{reason}</small>}
        </Fact>
        <Fact label={messages.refund}>
          <Price price={refund} />
        </Fact>
        <Fact label={messages.compensation}>
          <Price price={compensation} />
        </Fact>
      </dl>
    </section>
  );
}

export function OrderCustomer({ contact: { name, phone } }: Part<'contact'>) {
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
          <a data-link="" {...newTab} href={whatsAppAddress(whatsApp)} aria-label={messages.whatsAppTo(name)}>
            {messages.whatsApp}
          </a>
        )}
      </div>
    </section>
  );
}

export function OrderWhere({ order }: Part<'order'>) {
  const coordinates = knownCoordinates(order.deliveryLocation);
  return (
    <section>
      <h3>{messages.location}</h3>
      <div data-line="">
        <span>
          {order.place ?? (coordinates ? '' : mapMessages.none)}
          {order.distanceKm !== null ? (
            <small>
              {order.place && ' · '}
              {messages.fromDepot(order.distanceKm)}
            </small>
          ) : (
            // With a depot the server sends a distance for every place.
            order.place &&
            mayI('change-company') && (
              <small>
                {' · '}
                <Link to={settingsPath}>{messages.setDepot}</Link>
              </small>
            )
          )}
        </span>
        {coordinates && (
          <ExternalLink data-link="" href={mapLink(coordinates)}>
            <bdi dir="ltr">{coordinatesText(coordinates)}</bdi>
            <VisuallyHidden>
              {mapMessages.outside} {mapMessages.newTab}
            </VisuallyHidden>
          </ExternalLink>
        )}
      </div>
      {coordinates && (
        <div data-map="">
          <LazyMap key={`${coordinates.latitude},${coordinates.longitude}`} coordinates={coordinates} />
        </div>
      )}
    </section>
  );
}
