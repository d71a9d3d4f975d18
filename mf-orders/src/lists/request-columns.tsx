import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { type Column, GoneRow } from '@hawiyat/shared/ui/list';
import { use } from 'react';
import { CutText, Day, LocationButton, Price, Unloads } from '../components/order-cells.tsx';
import { dialogs } from '../dialogs.ts';
import { messages as cellMessages } from '../texts/cells.ts';
import { messages } from '../texts/lists.ts';

export const requestColumns = [
  {
    id: 'type',
    ...{ width: '15%', title: messages.containerType, onCard: 'title' },
    cell: (item) => <CutText>{item.containerType}</CutText>,
  },
  { id: 'size', width: '11%', title: messages.size, cell: (item) => wordFor(sizeLabel, item.containerSize) },
  { id: 'day', width: '15%', title: messages.startDay, cell: (item) => <Day date={item.deliveryDate} /> },
  {
    id: 'duration',
    ...{ width: '13%', from: 1152, title: messages.duration },
    cell: (item) => requestedDuration(item.rentalType),
  },
  {
    id: 'unloads',
    ...{ width: '11%', from: 1152, title: messages.unloads },
    cell: (item) => <Unloads count={item.unloadCount} />,
  },
  {
    id: 'location',
    ...{ width: '16%', title: messages.location, onCard: 'action' },
    cell: (item) => (
      <LocationButton task={item} container={{ type: item.containerType, size: item.containerSize }} />
    ),
  },
  {
    id: 'offer',
    ...{ width: '19%', title: messages.offer, onCard: 'action' },
    cell: (item) => <OfferButton order={item} />,
  },
] as const satisfies readonly Column<PendingOrder>[];

export type RequestColumn = (typeof requestColumns)[number]['id'];

function OfferButton({ order }: { order: PendingOrder }) {
  const { applied, containerType, containerSize, offer } = order;
  if (use(GoneRow))
    return (
      // Not `disabled`, which would drop the focus.
      <button type="button" data-press="" aria-disabled>
        {cellMessages.goneRequest}
      </button>
    );
  const size = wordFor(sizeLabel, containerSize);
  if (applied && offer)
    return (
      <span data-offer="">
        <button
          type="button"
          data-press=""
          disabled
          aria-label={cellMessages.appliedFor(formatRiyal(offer.price))}
        >
          {cellMessages.yourOffer} <Price price={String(offer.price)} />
        </button>
        {mayI('offer') && (
          <button
            type="button"
            data-link=""
            aria-label={cellMessages.changeOfferOn(containerType, size)}
            onClick={() => dialogs.open('changeOffer', { request: order, offer })}
          >
            {cellMessages.changeOffer}
          </button>
        )}
      </span>
    );
  if (!applied && !mayI('offer')) return null;
  return (
    <button
      type="button"
      data-press=""
      disabled={applied}
      aria-label={applied ? undefined : cellMessages.makeOfferOn(containerType, size)}
      onClick={() => dialogs.open('offer', { request: order })}
    >
      {applied ? cellMessages.applied : cellMessages.makeOffer}
    </button>
  );
}
