import { mayI } from '@hawiyat/shared/state';
import { Link, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { settingsPath } from '../components/settings-path.ts';
import type { NewOrdersQuery } from './filters/orders-query.ts';
import { messages } from './lists-messages.ts';
import { newOrders } from './live/new-orders-list.ts';

/** Names what a sort by distance lacks. */
export function DepotLine({ query }: { query: NewOrdersQuery }) {
  const { pages, outdated } = useStore(newOrders.$list);
  const rows = [...pages.values()].flat();
  // With a depot the server sends a distance for every place.
  const lacksDepot =
    query.sort === 'distance' &&
    !outdated &&
    rows.some(({ place }) => place) &&
    !rows.some(({ distanceKm }) => distanceKm !== null);
  if (!lacksDepot) return null;
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {messages.noDepot} {mayI('change-company') && <Link to={settingsPath}>{messages.setDepot}</Link>}
    </Text>
  );
}
