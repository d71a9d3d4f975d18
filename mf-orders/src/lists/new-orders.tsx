import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { lazyPart } from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { Choices, SortFields } from '@hawiyat/shared/ui/panels';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { $orderCounts } from '../components/order-counts.ts';
import { DepotLine } from './depot-line.tsx';
import {
  type AddressChange,
  isFiltered,
  type NewOrdersQuery,
  newOrderSorts,
  newOrdersQuery,
  noFilter,
  searchedNewOrderSorts,
} from './filters/orders-address.ts';
import { OrdersToolbar } from './filters/orders-toolbar.tsx';
import { offerScopeOf, offerScopes } from './filters/own-offers-address.ts';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { messages } from './lists-messages.ts';
import { $outsideAreas, newOrders, type OutsideAreas } from './live/new-orders-list.ts';
import { useShown } from './live/use-shown.ts';
import { isBlank, OrdersList } from './orders-list.tsx';
import { LazyMenu } from './print/lazy-menu.tsx';
import { requestColumns } from './request-columns.tsx';

const hides = (outside: OutsideAreas | null): outside is OutsideAreas =>
  outside?.isHidden === true && outside.count > 0;

interface NewOrdersToolbarProps {
  query: NewOrdersQuery;
  /** The choice between requests and own offers. */
  views: ReactNode;
  onChange: (change: AddressChange) => void;
}

function NewOrdersToolbar({ query, views, onChange }: NewOrdersToolbarProps) {
  const { total } = useStore(newOrders.$list);
  const { data: counts } = useStore($orderCounts);
  const outside = useStore($outsideAreas);
  // The count ignores service areas.
  const waiting = outside?.isHidden ? undefined : counts?.newOrders;
  const showOutside = { outside: 'shown' };
  const hidden = hides(outside)
    ? [
        {
          ...{ id: 'outside', text: messages.hiddenOutside(outside.count) },
          onRemove: () => onChange(showOutside),
        },
      ]
    : [];
  return (
    <OrdersToolbar
      {...{ query, views, onChange }}
      label={messages.searchNew}
      further={hidden}
      clears={hidden.length > 0 ? showOutside : {}}
      found={total !== null && messages.foundNew(total, waiting, isFiltered(query))}
      menu={<LazyMenu printed={{ list: 'new', query }} />}
    >
      <SortFields
        label={messages.sortBy}
        field={query.sort ?? 'deliveryDate'}
        fields={query.q === undefined ? newOrderSorts : searchedNewOrderSorts}
        labels={messages.newOrderSorts}
        onField={(sort) => onChange({ sort })}
      />
      {outside && (
        <Choices
          label={messages.serviceAreas}
          options={[{ value: 'hidden', label: messages.hideOutside, count: outside.count }]}
          isChosen={() => outside.isHidden}
          onChoose={(chosen) => onChange({ outside: chosen ?? 'shown' })}
        />
      )}
    </OrdersToolbar>
  );
}

const detailsLabel = ({ containerType, containerSize }: PendingOrder) =>
  messages.restOf(`${containerType} ${wordFor(sizeLabel, containerSize)}`);

const scopes = offerScopes.map((value) => ({ value, label: messages.offerScopes[value] }));

interface ScopeProps {
  /** The choice between requests and own offers. */
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
  const { address, change } = useOrdersAddress();
  const scope = offerScopeOf(address);
  const views = (
    <SegmentedFilter
      label={messages.scope}
      value={scope}
      options={scopes}
      onChange={(next) => change({ scope: next, status: '' })}
    />
  );
  return scope === 'mine' ? <OwnOffers views={views} /> : <OpenRequests views={views} />;
}

function OpenRequests({ views }: ScopeProps) {
  const { address, change } = useOrdersAddress();
  const query = useMemo(() => newOrdersQuery(address), [address]);
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
        onClearFilter={isFiltered(query) ? () => change(noFilter) : undefined}
      />
    </>
  );
}
