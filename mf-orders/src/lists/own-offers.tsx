import {
  listOwnOffers,
  type OwnOffer,
  ownOfferStatuses,
} from '@hawiyat/shared/contract/marketplace/own-offers';
import { stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { createCursorQuery } from '@hawiyat/shared/query/by-cursor';
import { mayI } from '@hawiyat/shared/state';
import { Badge, type BadgeColor, Box, Button, EmptyState, ErrorState, LinkButton } from '@hawiyat/shared/ui';
import { SegmentedFilter, TableLoading } from '@hawiyat/shared/ui/data';
import { type Column, List, Toolbar } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { Tag } from 'lucide-react';
import { atom, computed } from 'nanostores';
import { type ReactNode, useEffect, useMemo } from 'react';
import { openDialog } from '../components/dialog.ts';
import { Day, LocationButton, OrderNumber, Price } from '../components/order-cells.tsx';
import { useOrdersAddress } from './filters/use-orders-address.ts';
import { StyledList } from './orders-list.styles.ts';
import { messages } from './own-offers-messages.ts';
import { LazyMenu } from './print/lazy-menu.tsx';
import { OfferResults } from './results/offer-results.tsx';

const $status = atom<OwnOffer['status'] | null>(null);
const $offers = createCursorQuery(
  listOwnOffers,
  computed($status, (status) => (status === null ? null : { query: { status } })),
  {
    invalidatedBy: ['offer', 'request', 'order'],
    select: ({ offers, nextCursor = null }) => ({ rows: offers, cursor: nextCursor }),
  },
);

const colors: Record<OwnOffer['status'], BadgeColor> = {
  waiting: 'warning',
  accepted: 'success',
  lost: 'danger',
  withdrawn: 'neutral',
};

/** Waiting offers come first: they can still change. */
const statusOf = (address: URLSearchParams) =>
  ownOfferStatuses.find((status) => status === address.get('status')) ?? 'waiting';

const options = ownOfferStatuses.map((value) => ({ value, label: messages.statuses[value] }));

function ChangeButton({ offer }: { offer: OwnOffer }) {
  const { containerType, containerSize } = offer.request;
  return (
    <button
      type="button"
      data-link=""
      aria-label={messages.changeOn(containerType, wordFor(sizeLabel, containerSize))}
      onClick={() =>
        openDialog({ kind: 'change-offer', request: { ...offer.request, id: offer.globalOrderId }, offer })
      }
    >
      {messages.change}
    </button>
  );
}

const columns: readonly Column<OwnOffer>[] = [
  {
    id: 'container',
    width: '20%',
    title: messages.container,
    onCard: 'title',
    cell: ({ request }) => (
      <span data-wraps="">
        {request.containerType}، {wordFor(sizeLabel, request.containerSize)}
      </span>
    ),
  },
  {
    id: 'day',
    width: '13%',
    title: messages.startDay,
    cell: ({ request }) => <Day date={request.deliveryDate} />,
  },
  {
    id: 'price',
    width: '17%',
    title: messages.price,
    cell: ({ price, rentalDuration, request }) => (
      <span data-wraps="">
        <Price price={String(price)} /> <small>{agreedDuration(request.rentalType, rentalDuration)}</small>
      </span>
    ),
  },
  { id: 'offeredAt', width: '16%', title: messages.offeredAt, cell: ({ offeredAt }) => stamp(offeredAt) },
  {
    id: 'status',
    width: '13%',
    title: messages.status,
    onCard: 'badge',
    cell: ({ status }) => (
      <Badge shaped colorPalette={colors[status] ?? 'neutral'}>
        {wordFor(messages.statuses, status)}
      </Badge>
    ),
  },
  {
    id: 'location',
    width: '13%',
    title: messages.location,
    onCard: 'action',
    cell: ({ request }) => (
      <LocationButton
        task={request}
        container={{ type: request.containerType, size: request.containerSize }}
      />
    ),
  },
  {
    id: 'action',
    width: '8%',
    title: messages.actions,
    onCard: 'action',
    cell: (offer) =>
      offer.status === 'waiting'
        ? mayI('offer') && <ChangeButton offer={offer} />
        : offer.order && <OrderNumber number={offer.order.number} orderId={offer.order.id} />,
  },
];

/** `views`: the choice between requests and own offers. */
export function OwnOffers({ views }: { views: ReactNode }) {
  const { address, change } = useOrdersAddress();
  const status = statusOf(address);
  const query = useMemo(() => ({ status }), [status]);
  useEffect(() => {
    $status.set(status);
    void $offers.fetch();
    return () => $status.set(null);
  }, [status]);
  return (
    <>
      <Toolbar
        filter={
          <SegmentedFilter
            label={messages.statusFilter}
            value={status}
            options={options}
            onChange={(next) => change({ status: next === 'waiting' ? '' : next })}
          />
        }
        views={views}
        menu={<LazyMenu printed={{ list: 'offers', query, known: $offers.get }} />}
      />
      <OfferResults />
      <OfferRows status={status} />
    </>
  );
}

function OfferRows({ status }: { status: OwnOffer['status'] }) {
  const { rows, error, loading, hasMore } = useStore($offers);
  if (rows === null)
    return error === null ? (
      <TableLoading label={messages.loading} />
    ) : (
      <ErrorState title={messages.failed} message={error} onRetry={$offers.fetch} retrying={loading} />
    );
  if (rows.length === 0)
    return (
      <EmptyState title={messages.empty[status]} hint={messages.emptyHint} icon={<Tag size={24} />}>
        <LinkButton variant="outline" to="/orders?tab=new_orders">
          {messages.toRequests}
        </LinkButton>
      </EmptyState>
    );
  return (
    <StyledList>
      <List caption={messages.offers} columns={columns} rows={rows} />
      {hasMore && (
        <Box mt="4" textAlign="center">
          <Button variant="outline" loading={loading} onClick={() => void $offers.fetchMore()}>
            {messages.more}
          </Button>
        </Box>
      )}
    </StyledList>
  );
}
