import { CallError, type CallOptions } from '@hawiyat/shared/client';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type * as z from '@hawiyat/shared/contract/core/schema';
import * as ownOffers from '@hawiyat/shared/contract/marketplace/own-offers';

import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { createMutation, invalidate } from '@hawiyat/shared/query';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { Button, Dialog, DialogActions, DialogBody, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, DialogForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../texts/offering.ts';
import { type MadeOffer, type OfferedRequest, useGuidance } from './guidance.ts';
import { priceDoubts } from './offer-doubts.ts';
import { OfferFields, type OfferTerms } from './offer-fields.tsx';

type Draft = z.output<typeof ownOffers.changeOffer.body>;

type OfOffer = DialogProps<{ request: OfferedRequest; offer: MadeOffer }>;

export function ChangeOfferDialog(props: OfOffer) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  return isWithdrawing ? (
    <WithdrawQuestion {...props} />
  ) : (
    <OfferForm {...props} onWithdraw={() => setWithdrawing(true)} />
  );
}

function OfferForm({ request, offer, title, onClose, onWithdraw }: OfOffer & { onWithdraw: () => void }) {
  const guidance = useGuidance(request.id);
  const form = useForm<OfferTerms, Draft>({
    schema: ownOffers.changeOffer.body,
    defaults: {
      price: offer.price.toFixed(2),
      rentalDuration: offer.rentalDuration === null ? null : String(offer.rentalDuration),
    },
    subject: `change of offer ${offer.id}`,
    doubts: ({ price }) => priceDoubts(price, guidance, request),
    send: ({ price, rentalDuration }) => changeOffer(offer, { price, rentalDuration }).then(onClose),
  });
  const { submission, busy } = form;
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogForm form={form} submit={messages.save} back={messages.backToOffer}>
        <DialogBody>
          <OfferFields form={form} request={request} guidance={guidance} />
        </DialogBody>
        <DialogActions>
          <Button
            type="submit"
            loading={busy}
            loadingText={messages.saving}
            disabled={!form.dirty || submission.stage === 'done'}
          >
            {messages.save}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onWithdraw}>
            {messages.withdraw}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

const WithdrawQuestion = ({ request, offer, onClose }: OfOffer) => (
  <ConfirmDialog
    title={messages.withdraw}
    question={messages.withdrawQuestion(formatRiyal(offer.price))}
    warning={messages.withdrawWarning}
    confirm={messages.withdraw}
    busyText={messages.withdrawing}
    success={messages.withdrawn}
    send={async () => {
      await sendWithdrawal(offer);
      notify(messages.withdrawn, 'success');
      onClose();
    }}
    onClose={onClose}
  >
    <Text>
      {request.containerType}، {wordFor(sizeLabel, request.containerSize)}،{' '}
      {dayWithWeekday(request.deliveryDate)}
    </Text>
  </ConfirmDialog>
);

const showingOffers = [listPendingOrders, ownOffers.listOwnOffers, countOrders, listWork];

const settings = {
  invalidates: showingOffers,
  id: (_: unknown, { params }: { readonly params: { readonly offerId: string } }) => params.offerId,
};
const $changing = createMutation(ownOffers.changeOffer, settings);
const $withdrawing = createMutation(ownOffers.withdrawOffer, settings);

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
