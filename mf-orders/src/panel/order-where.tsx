import type { OrderDetails } from '@hawiyat/shared/contract/orders/order-details';
import { coordinatesText } from '@hawiyat/shared/locale/coordinates';
import { mayI } from '@hawiyat/shared/state';
import { Link, VisuallyHidden } from '@hawiyat/shared/ui';
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import { ExternalIcon } from '../components/icons.tsx';
import { LazyMap } from '../components/lazy-map.tsx';
import { messages as mapMessages } from '../components/map-messages.ts';
import { settingsPath } from '../components/settings-path.ts';
import { messages } from './panel-messages.ts';

export function OrderWhere({ order }: { order: OrderDetails['order'] }) {
  const coordinates = knownCoordinates(order.deliveryLocation);
  return (
    <section>
      <h3>{messages.location}</h3>
      <div data-line="">
        <span>
          {order.place ?? (coordinates ? '' : messages.noLocation)}
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
