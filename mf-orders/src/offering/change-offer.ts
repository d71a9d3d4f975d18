import { CallError } from '@hawiyat/shared/client';
import * as ownOffers from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import { notify } from '@hawiyat/shared/state';
import type { MadeOffer } from './made-offer.ts';
import { messages } from './offering-messages.ts';

/** Calls that show offers, or count requests without one. */
const showingOffers = [listPendingOrders, ownOffers.listOwnOffers, countOrders, listWork];

const $changing = createMutation(ownOffers.changeOffer, {
  invalidates: showingOffers,
  id: (_, { params }) => params.offerId,
});
const $withdrawing = createMutation(ownOffers.withdrawOffer, {
  invalidates: showingOffers,
  id: (_, { params }) => params.offerId,
});

/** A customer was faster, so the page refetches what it shows. */
function overtaken(error: unknown): never {
  if (error instanceof CallError && [404, 409].includes(error.status))
    for (const endpoint of showingOffers) invalidate(endpoint);
  throw error;
}

/** @throws CallError 409 when the offer no longer waits, or was changed meanwhile */
export async function changeOffer(
  { id, version }: MadeOffer,
  draft: { readonly price: number; readonly rentalDuration: number | null },
): Promise<void> {
  const body = { ...draft, version } as Parameters<typeof $changing.send>[0]['body'];
  await $changing.send({ params: { offerId: id }, body }).catch(overtaken);
  notify(messages.changed, 'success');
}

/** @throws CallError 409 when the offer no longer waits, or was changed meanwhile */
export async function sendWithdrawal({ id, version }: Pick<MadeOffer, 'id' | 'version'>): Promise<void> {
  await $withdrawing.send({ params: { offerId: id }, body: { version } }).catch(overtaken);
}

/** @throws CallError as `sendWithdrawal` */
export async function withdrawOffer(offer: MadeOffer): Promise<void> {
  await sendWithdrawal(offer);
  notify(messages.withdrawn, 'success');
}
