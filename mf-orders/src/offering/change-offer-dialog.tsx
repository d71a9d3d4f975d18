import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type * as z from '@hawiyat/shared/contract/core/schema';
import { changeOffer as changeOfferCall } from '@hawiyat/shared/contract/marketplace/own-offers';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Button, Dialog, DialogActions, DialogBody, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog, DialogForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages } from '../texts/offering.ts';
import { changeOffer, withdrawOffer } from './change-offer.ts';
import { useGuidance } from './guidance.ts';
import type { MadeOffer, OfferedRequest } from './made-offer.ts';
import { priceDoubts } from './offer-doubts.ts';
import { OfferFields, type OfferTerms } from './offer-fields.tsx';

type Draft = z.output<typeof changeOfferCall.body>;

type OfOffer = DialogProps<{ request: OfferedRequest; offer: MadeOffer }>;

/** Possible while the customer has not chosen. */
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
    schema: changeOfferCall.body,
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

function WithdrawQuestion({ request, offer, onClose }: OfOffer) {
  return (
    <ConfirmDialog
      title={messages.withdraw}
      question={messages.withdrawQuestion(formatRiyal(offer.price))}
      warning={messages.withdrawWarning}
      confirm={messages.withdraw}
      busyText={messages.withdrawing}
      success={messages.withdrawn}
      send={() => withdrawOffer(offer).then(onClose)}
      onClose={onClose}
    >
      <Text>
        {request.containerType}، {wordFor(sizeLabel, request.containerSize)}،{' '}
        {dayWithWeekday(request.deliveryDate)}
      </Text>
    </ConfirmDialog>
  );
}
