import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { contactOf, whatsAppAddress } from '@hawiyat/shared/locale/contact';
import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { dayWithWeekday, stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { count } from '@hawiyat/shared/locale/numbers';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import { ExternalIcon } from '../components/icons.tsx';
import { LazyMap } from '../components/location-dialog.tsx';
import { settingsPath } from '../components/settings-path.ts';
import { messages as mapMessages } from '../texts/location.ts';
import { messages } from '../texts/panel.ts';

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

export function OrderWhere({ order }: { order: OrderDetails['order'] }) {
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
          <a data-link="" href={mapLink(coordinates)} target="_blank" rel="noopener noreferrer">
            <bdi dir="ltr">{coordinatesText(coordinates)}</bdi>
            <ExternalIcon />
            <VisuallyHidden>
              {mapMessages.outside} {mapMessages.newTab}
            </VisuallyHidden>
          </a>
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
