import { CallError } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import * as offers from '@hawiyat/shared/contract/marketplace/offers';
import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { closeDialogOf, type OfferedRequest } from '../components/dialog.ts';
import { noteOwnChange } from '../components/own-changes.ts';
import { offerUndo } from '../components/undo.ts';
import { sendWithdrawal } from './change-offer.ts';
import { messages } from './offering-messages.ts';

const withOffer = <Request extends object>(
  request: Request,
  { id, price, rentalDuration }: Pick<offers.Offer, 'id' | 'price' | 'rentalDuration'>,
) => ({ ...request, applied: true, offer: { id, price, rentalDuration } });

const $offering = createMutation(offers.createOffer, {
  applies: ({ offer }) => [
    applyTo(listPendingOrders, (answer) => ({
      ...answer,
      orders: answer.orders.map((order) =>
        order.id === offer.globalOrderId ? withOffer(order, offer) : order,
      ),
    })),
    applyTo(listWork, (answer) => ({
      ...answer,
      requests: answer.requests.map((fitting) =>
        fitting.request.id === offer.globalOrderId
          ? { ...fitting, request: withOffer(fitting.request, offer) }
          : fitting,
      ),
    })),
  ],
  // A list of requests without an offer has one fewer.
  invalidates: [listPendingOrders, countOrders, listOwnOffers, listWork],
  id: ({ offer }) => offer.id,
});

/** Offers to withdraw it. @throws CallError 409 on a second offer or a closed request */
export async function createOffer(
  draft: Input<typeof offers.createOffer>['body'],
  request: OfferedRequest,
): Promise<void> {
  noteOwnChange(draft.globalOrderId);
  const { offer } = await $offering.send({ body: draft }).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) invalidate(listPendingOrders);
    throw error;
  });
  closeDialogOf('offer', draft.globalOrderId);
  offerUndo(messages.made(request, offer.price), async () => {
    await sendWithdrawal(offer);
    return messages.withdrawn;
  });
}
