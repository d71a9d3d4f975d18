import type { OwnOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { stamp } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { agreedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { Badge, type BadgeColor } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { Day, LocationButton, OrderNumber, Price } from '../components/order-cells.tsx';
import { dialogs } from '../dialogs.ts';
import { messages as cells } from '../texts/cells.ts';
import { messages as lists } from '../texts/lists.ts';
import { messages } from '../texts/own-offers.ts';

const colors: Record<OwnOffer['status'], BadgeColor> = {
  waiting: 'warning',
  accepted: 'success',
  lost: 'danger',
  withdrawn: 'neutral',
};

function ChangeButton({ offer }: { offer: OwnOffer }) {
  const { containerType, containerSize } = offer.request;
  return (
    <button
      type="button"
      data-link=""
      aria-label={cells.changeOfferOn(containerType, wordFor(sizeLabel, containerSize))}
      onClick={() =>
        dialogs.open('changeOffer', { request: { ...offer.request, id: offer.globalOrderId }, offer })
      }
    >
      {messages.change}
    </button>
  );
}

export const ownOfferColumns = [
  {
    id: 'container',
    ...{ width: '20%', title: messages.container, onCard: 'title' },
    cell: ({ request }) => (
      <span data-wraps="">
        {request.containerType}، {wordFor(sizeLabel, request.containerSize)}
      </span>
    ),
  },
  {
    id: 'day',
    width: '13%',
    title: lists.startDay,
    cell: ({ request }) => <Day date={request.deliveryDate} />,
  },
  {
    id: 'price',
    width: '17%',
    title: lists.price,
    cell: ({ price, rentalDuration, request }) => (
      <span data-wraps="">
        <Price price={String(price)} /> <small>{agreedDuration(request.rentalType, rentalDuration)}</small>
      </span>
    ),
  },
  {
    id: 'offeredAt',
    ...{ width: '16%', from: 1152, title: messages.offeredAt },
    cell: ({ offeredAt }) => stamp(offeredAt),
  },
  {
    id: 'status',
    width: '13%',
    title: lists.status,
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
    title: lists.location,
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
    ...{ width: '12%', title: messages.actions, onCard: 'action' },
    cell: (offer) =>
      offer.status === 'waiting'
        ? mayI('offer') && <ChangeButton offer={offer} />
        : offer.order && <OrderNumber number={offer.order.number} orderId={offer.order.id} />,
  },
] as const satisfies readonly Column<OwnOffer>[];

export type OwnOfferColumn = (typeof ownOfferColumns)[number]['id'];
