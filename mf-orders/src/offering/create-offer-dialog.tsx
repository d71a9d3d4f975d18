import { CallError } from '@hawiyat/shared/client';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Input } from '@hawiyat/shared/contract/core/endpoint';
import type * as z from '@hawiyat/shared/contract/core/schema';
import * as offers from '@hawiyat/shared/contract/marketplace/offers';
import { offerDraft } from '@hawiyat/shared/contract/marketplace/offers';
import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders, type PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { offerUndo } from '@hawiyat/shared/state';
import { Button, Dialog, DialogActions, DialogBody } from '@hawiyat/shared/ui';
import { CancelButton, DialogForm, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { noteOwnChange } from '../components/own-changes.ts';
import { messages } from '../texts/offering.ts';
import { sendWithdrawal } from './change-offer-dialog.tsx';
import { type Guidance, type OfferedRequest, useGuidance } from './guidance.ts';
import { priceDoubts, stockDoubts } from './offer-doubts.ts';
import { type FormOfTerms, OfferFields, type OfferTerms } from './offer-fields.tsx';

type OfferDraft = z.output<typeof offerDraft>;

type OfRequest = DialogProps<{ request: PendingOrder; price?: number | null }>;

export function CreateOfferDialog({ request, price: suggested, title, onClose }: OfRequest) {
  const once = request.rentalType === 'once';
  const guidance = useGuidance(request.id);
  const form = useForm<OfferTerms & { globalOrderId: string }, OfferDraft>({
    schema: offerDraft,
    defaults: {
      globalOrderId: request.id,
      price: suggested?.toFixed(2) ?? '',
      rentalDuration: once ? '7' : null,
    },
    subject: `offer ${request.id}`,
    doubts: ({ price }) => [...priceDoubts(price, guidance, request), ...stockDoubts(guidance, request)],
    send: (draft) =>
      createOffer(draft as Parameters<typeof createOffer>[0], request).then(onClose, (error: unknown) => {
        console.error('The offer was not accepted', error);
        throw error;
      }),
  });
  const isProposed = useOfferDefaults(form, guidance, typeof suggested !== 'number');
  const isEmpty = String(form.value('price') ?? '').trim() === '';
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <DialogForm
        form={form}
        unsaved={form.dirty && !isProposed}
        submit={messages.submit}
        back={messages.backToOffer}
      >
        <DialogBody>
          <OfferFields {...{ form, request, guidance, isProposed }} />
        </DialogBody>
        <DialogActions>
          <Button
            type="submit"
            loading={form.busy}
            loadingText={messages.busyText}
            disabled={isEmpty || form.submission.stage === 'done'}
          >
            {messages.submit}
          </Button>
          <CancelButton {...{ form, onClose }} />
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}

/** Fills in defaults; returns whether the form has only these. `isFree`: opened without a price. */
function useOfferDefaults(form: FormOfTerms, guidance: Guidance, isFree: boolean): boolean {
  const isKnown = useRef(false);
  const [filled, setFilled] = useState<OfferTerms | null>(null);
  useEffect(() => {
    if (!guidance || isKnown.current) return;
    isKnown.current = true;
    const { price = null, rentalDuration = null } = guidance.defaults ?? {};
    if (!isFree || form.dirty || (price === null && rentalDuration === null)) return;
    const terms = {
      price: price?.toFixed(2) ?? '',
      rentalDuration: String(rentalDuration ?? form.value('rentalDuration') ?? ''),
    };
    form.set('price', terms.price);
    form.set('rentalDuration', terms.rentalDuration);
    setFilled(terms);
  }, [guidance, form, isFree]);
  // Typing replaces the value: it is selected as it appears, before any key.
  useLayoutEffect(() => {
    const input = document.activeElement;
    if (filled?.price && input instanceof HTMLInputElement && input.value === filled.price) input.select();
  }, [filled]);
  return (
    filled !== null &&
    form.value('price') === filled.price &&
    form.value('rentalDuration') === filled.rentalDuration
  );
}

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
export async function createOffer(draft: Input<typeof offers.createOffer>['body'], request: OfferedRequest) {
  noteOwnChange(draft.globalOrderId);
  const { offer } = await $offering.send({ body: draft }).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) invalidate(listPendingOrders);
    throw error;
  });
  offerUndo(offers.createOffer, {
    text: messages.made(request, offer.price),
    undo: async (options) => {
      await sendWithdrawal(offer, options);
      return messages.withdrawn;
    },
  });
}
