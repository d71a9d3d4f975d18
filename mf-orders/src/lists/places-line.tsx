import { mayI } from '@hawiyat/shared/state';
import { chakra, Link } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { settingsPath } from '../components/settings-path.ts';
import type { AddressChange, NewOrdersQuery } from './filters/orders-address.ts';
import { messages } from './lists-messages.ts';
import { $outsideAreas, newOrders } from './live/new-orders-list.ts';

const Line = chakra('p', {
  base: {
    color: 'fg.muted',
    fontSize: 'sm',
    '& > a, & > button': {
      minH: { base: '11', md: '6' },
      px: '1',
      borderRadius: 'sm',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
    },
  },
});

interface PlacesLineProps {
  query: NewOrdersQuery;
  onChange: (change: AddressChange) => void;
}

/** Counts requests outside the service areas, and names what a sort by distance lacks. */
export function PlacesLine({ query, onChange }: PlacesLineProps) {
  const outside = useStore($outsideAreas);
  const { pages, outdated } = useStore(newOrders.$list);
  const rows = [...pages.values()].flat();
  // With a depot the server sends a distance for every place.
  const lacksDepot =
    query.sort === 'distance' &&
    !outdated &&
    rows.some(({ place }) => place) &&
    !rows.some(({ distanceKm }) => distanceKm !== null);
  return (
    <>
      {outside && (outside.isHidden || outside.count > 0) && (
        <Line>
          {outside.isHidden ? messages.hiddenOutside(outside.count) : messages.shownOutside(outside.count)}
          {outside.count > 0 && (
            <>
              {' · '}
              <button
                type="button"
                aria-label={outside.isHidden ? messages.showAllOutside : messages.hideAllOutside}
                onClick={() => onChange({ outside: outside.isHidden ? 'shown' : 'hidden' })}
              >
                {outside.isHidden ? messages.showOutside(outside.count) : messages.hideOutside(outside.count)}
              </button>
            </>
          )}
        </Line>
      )}
      {lacksDepot && (
        <Line role="status">
          {messages.noDepot} {mayI('change-company') && <Link to={settingsPath}>{messages.setDepot}</Link>}
        </Line>
      )}
    </>
  );
}
