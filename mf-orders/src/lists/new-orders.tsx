import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Box, LinkButton, lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { Settings2 } from 'lucide-react';
import { useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { settingsPath } from '../components/settings-path.ts';
import { Choice, FilterBar } from './filters/filter-fields.tsx';
import { Found } from './filters/found.tsx';
import { LinkedFilters } from './filters/linked-filters.tsx';
import {
  type AddressChange,
  isFiltered,
  type NewOrdersQuery,
  newOrderSorts,
  newOrdersQuery,
  noFilter,
  searchedNewOrderSorts,
} from './filters/orders-address.ts';
import { offerScopeOf, offerScopes } from './filters/own-offers-address.ts';
import { TypedSearch } from './filters/typed-search.tsx';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { $outsideAreas, newOrders } from './live/new-orders-list.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { PlacesLine } from './places-line.tsx';
import { LazyPrint } from './print/lazy-print.tsx';
import { requestColumns } from './request-columns.tsx';

interface NewOrderFiltersProps {
  query: NewOrdersQuery;
  onChange: (change: AddressChange) => void;
}

export function NewOrderFilters({ query, onChange }: NewOrderFiltersProps) {
  const { total } = useStore(newOrders.$list);
  const { data: counts } = useStore($orderCounts);
  // The count ignores service areas.
  const waiting = useStore($outsideAreas)?.isHidden ? undefined : counts?.newOrders;
  return (
    <>
      <FilterBar role="search" aria-label={messages.filters}>
        <TypedSearch label={messages.searchNew} value={query.q ?? ''} onChange={(q) => onChange({ q })} />
        <div data-sort="">
          <span aria-hidden>{messages.sortBy}</span>
          <Choice
            label={messages.sortBy}
            value={query.sort ?? 'deliveryDate'}
            options={query.q === undefined ? newOrderSorts : searchedNewOrderSorts}
            labels={messages.newOrderSorts}
            onChange={(sort) => onChange({ sort })}
          />
        </div>
        {mayI('change-company') && (
          <LinkButton variant="outline" to={settingsPath}>
            <Settings2 size={16} aria-hidden />
            {messages.settings}
          </LinkButton>
        )}
        <Box display={{ base: 'grid', md: 'block' }} minH={{ base: '11', md: '0' }}>
          {total !== null && <LazyPrint list="new" query={query} />}
        </Box>
        <Found>{total !== null && messages.foundNew(total, waiting, isFiltered(query))}</Found>
      </FilterBar>
      <PlacesLine query={query} onChange={onChange} />
      <LinkedFilters query={query} onChange={onChange} />
    </>
  );
}

const detailsLabel = ({ containerType, containerSize }: PendingOrder) =>
  messages.restOf(`${containerType} ${wordFor(sizeLabel, containerSize)}`);

const scopes = offerScopes.map((value) => ({ value, label: messages.offerScopes[value] }));

const OwnOffers = lazyPart(
  async () => (await import(/* webpackChunkName: "own-offers" */ './own-offers.tsx')).OwnOffers,
  { loading: () => <TableLoading label={messages.loading} /> },
);

export function NewOrders() {
  const { address, change } = useOrdersAddress();
  const scope = offerScopeOf(address);
  return (
    <>
      <SegmentedFilter
        label={messages.scope}
        value={scope}
        options={scopes}
        onChange={(next) => change({ scope: next, status: '' })}
      />
      {scope === 'mine' ? <OwnOffers /> : <OpenRequests />}
    </>
  );
}

function OpenRequests() {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => newOrdersQuery(address), [address]);
  useShown(newOrders, query);
  const blank = isBlank(useStore(newOrders.$list), isFiltered(query));
  return (
    <>
      {blank ? (
        <PlacesLine query={query} onChange={change} />
      ) : (
        <NewOrderFilters query={query} onChange={change} />
      )}
      <OrdersList
        list={newOrders}
        caption={messages.newOrders}
        columns={requestColumns}
        detailsLabel={detailsLabel}
        empty={messages.blank.requests}
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
