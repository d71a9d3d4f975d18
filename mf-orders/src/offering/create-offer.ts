import { CallError } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/endpoint';
import * as offers from '@hawiyat/shared/contract/offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders';
import { listOwnOffers } from '@hawiyat/shared/contract/own-offers';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import { closeDialogOf } from '../components/dialog.ts';
import { noteOwnChange } from '../components/own-changes.ts';
import { messages } from './offering-messages.ts';

const $offering = createMutation(offers.createOffer, {
  applies: ({ offer }) => [
    applyTo(listPendingOrders, (answer) => ({
      ...answer,
      orders: answer.orders.map((order) =>
        order.id === offer.globalOrderId
          ? {
              ...order,
              applied: true,
              offer: { id: offer.id, price: offer.price, rentalDuration: offer.rentalDuration },
            }
          : order,
      ),
    })),
  ],
  // A list of requests without an offer has one fewer.
  invalidates: [listPendingOrders, countOrders, listOwnOffers],
  id: ({ offer }) => offer.id,
});

/** @throws CallError 409 on a second offer or a closed request */
export async function createOffer(draft: Input<typeof offers.createOffer>['body']): Promise<void> {
  noteOwnChange(draft.globalOrderId);
  await $offering.send({ body: draft }).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) invalidate(listPendingOrders);
    throw error;
  });
  closeDialogOf('offer', draft.globalOrderId);
  notify(messages.done, 'success');
}
