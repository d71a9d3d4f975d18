import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Link, lazyPart, Text } from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { settingsPath } from '../components/settings-path.ts';
import { messages } from '../texts/lists.ts';
import type { NewOrdersQuery } from './filters/orders-query.ts';
import { isFiltered, newOrdersQuery, offersQuery, scopes, withoutFilter } from './filters/orders-query.ts';
import { LazyMenu, OrdersToolbar, type OrdersToolbarProps } from './filters/orders-toolbar.tsx';
import { useShown } from './live/live-list.ts';
import { $outsideAreas, newOrders, type OutsideAreas } from './live/new-orders-list.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { requestColumns } from './request-columns.tsx';

/** In the chunk that loads when the browser is idle. */
const RequestFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "selection" */ './filters/request-filters.tsx')).RequestFilters,
  { failed: 'button' },
);

const hides = (outside: OutsideAreas | null): outside is OutsideAreas =>
  outside?.isHidden === true && outside.count > 0;

interface NewOrdersToolbarProps extends Pick<OrdersToolbarProps, 'views' | 'onChange'> {
  query: NewOrdersQuery;
}

function NewOrdersToolbar({ query, views, onChange }: NewOrdersToolbarProps) {
  const { total, pages } = useStore(newOrders.$list);
  const { data: counts } = useStore($orderCounts);
  const outside = useStore($outsideAreas);
  // The count ignores service areas.
  const waiting = outside?.isHidden ? undefined : counts?.newOrders;
  const showOutside = { outside: 'shown' };
  const hidden = hides(outside) && {
    ...{ id: 'outside', text: messages.hiddenOutside(outside.count) },
    onRemove: () => onChange(showOutside),
  };
  return (
    <OrdersToolbar
      {...{ query, pages, views, onChange }}
      list="new"
      label={messages.searchNew}
      further={hidden ? [hidden] : []}
      clears={hidden ? showOutside : {}}
      found={total !== null && messages.foundNew(total, waiting, isFiltered(query))}
      menu={<LazyMenu printed={{ list: 'new', query }} />}
    >
      {(open) => <RequestFilters {...{ open, query, onChange }} />}
    </OrdersToolbar>
  );
}

const detailsLabel = ({ containerType, containerSize }: PendingOrder) =>
  messages.restOf(`${containerType} ${wordFor(sizeLabel, containerSize)}`);

const scopeOptions = scopes.map((value) => ({ value, label: messages.offerScopes[value] }));

interface ScopeProps {
  views: ReactNode;
}

const OwnOffers = lazyPart(
  async () => (await import(/* webpackChunkName: "own-offers" */ './own-offers.tsx')).OwnOffers,
  {
    loading: ({ views }: ScopeProps) => (
      <>
        <Toolbar views={views} />
        <TableLoading label={messages.loading} />
      </>
    ),
  },
);

export function NewOrders() {
  const [{ scope }, change] = useQueryState(offersQuery);
  const views = (
    <SegmentedFilter
      label={messages.scope}
      value={scope}
      options={scopeOptions}
      onChange={(next) => change({ scope: next, status: '' })}
    />
  );
  return scope === 'mine' ? <OwnOffers views={views} /> : <OpenRequests views={views} />;
}

function OpenRequests({ views }: ScopeProps) {
  const [query, change] = useQueryState(newOrdersQuery);
  useShown(newOrders, query);
  const outside = useStore($outsideAreas);
  const blank = isBlank(useStore(newOrders.$list), isFiltered(query)) && !hides(outside);
  return (
    <>
      {blank ? <Toolbar views={views} /> : <NewOrdersToolbar query={query} views={views} onChange={change} />}
      <DepotLine query={query} />
      <OrdersList
        list={newOrders}
        caption={messages.newOrders}
        columns={requestColumns}
        detailsLabel={detailsLabel}
        empty={messages.blank.requests}
        onClearFilter={isFiltered(query) ? () => change(withoutFilter(query)) : undefined}
      />
    </>
  );
}

function DepotLine({ query }: { query: NewOrdersQuery }) {
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
