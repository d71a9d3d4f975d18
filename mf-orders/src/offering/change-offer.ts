import { CallError, type CallOptions } from '@hawiyat/shared/client';
import * as ownOffers from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { messages } from '../texts/offering.ts';
import type { MadeOffer } from './made-offer.ts';

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

type Terms = Pick<MadeOffer, 'price' | 'rentalDuration'>;

/** @throws CallError 409 when the offer no longer waits, or was changed meanwhile */
export async function changeOffer({ id, version, ...former }: MadeOffer, terms: Terms): Promise<void> {
  await send(id, { ...terms, version });
  const { price, rentalDuration } = former;
  offerUndo(ownOffers.changeOffer, {
    text: messages.changed,
    undo: async (options) => {
      await send(id, { price, rentalDuration }, options);
      return messages.changed;
    },
  });
}

async function send(
  offerId: string,
  terms: Terms & { readonly version?: number | undefined },
  options?: CallOptions,
): Promise<void> {
  const body = terms as Parameters<typeof $changing.send>[0]['body'];
  await $changing.send({ params: { offerId }, body }, options).catch(overtaken);
}

/** @throws CallError 409 when the offer no longer waits, or was changed meanwhile */
export async function sendWithdrawal(
  { id, version }: Partial<MadeOffer> & Pick<MadeOffer, 'id'>,
  options?: CallOptions,
): Promise<void> {
  await $withdrawing.send({ params: { offerId: id }, body: { version } }, options).catch(overtaken);
}

/** @throws CallError as `sendWithdrawal` */
export async function withdrawOffer(offer: MadeOffer): Promise<void> {
  await sendWithdrawal(offer);
  notify(messages.withdrawn, 'success');
}
