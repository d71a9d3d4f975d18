import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { mayI } from '@hawiyat/shared/state';
import { GoneRow } from '@hawiyat/shared/ui/list';
import { use } from 'react';
import { messages } from './cell-messages.ts';
import { openDialog } from './dialog.ts';
import { Price } from './order-cells.tsx';

/** After the offer it shows the price, with a button to change it. */
export function OfferButton({ order }: { order: PendingOrder }) {
  const { applied, containerType, containerSize, offer } = order;
  if (use(GoneRow))
    return (
      // Not `disabled`, which would drop the focus.
      <button type="button" data-press="" aria-disabled>
        {messages.goneRequest}
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
          aria-label={messages.appliedFor(formatRiyal(offer.price))}
        >
          {messages.yourOffer} <Price price={String(offer.price)} />
        </button>
        {mayI('offer') && (
          <button
            type="button"
            data-link=""
            aria-label={messages.changeOfferOn(containerType, size)}
            onClick={() => openDialog({ kind: 'change-offer', request: order, offer })}
          >
            {messages.changeOffer}
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
      aria-label={applied ? undefined : messages.makeOfferOn(containerType, size)}
      onClick={() => openDialog({ kind: 'offer', request: order })}
    >
      {applied ? messages.applied : messages.makeOffer}
    </button>
  );
}
