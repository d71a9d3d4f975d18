import type * as z from '@hawiyat/shared/contract/core/schema';
import { offerDraft } from '@hawiyat/shared/contract/marketplace/offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { Button, Dialog, DialogActions, DialogBody, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dialogTitles } from '../components/dialog.ts';
import { createOffer } from './create-offer.ts';
import { type Guidance, useGuidance } from './guidance.ts';
import { OfferFields, OfferPage, type OfferTerms } from './offer-fields.tsx';
import { messages } from './offering-messages.ts';
import { useOfferQuestion } from './use-offer-question.tsx';

type OfferDraft = z.output<typeof offerDraft>;

interface OfferInput extends OfferTerms {
  readonly globalOrderId: string;
}

export interface CreateOfferDialogProps {
  request: PendingOrder;
  /** The proposed price in riyals. */
  price?: number | null;
  onClose: () => void;
}

export function CreateOfferDialog({ request, price: suggested, onClose }: CreateOfferDialogProps) {
  const once = request.rentalType === 'once';
  const form = useForm<OfferInput, OfferDraft>({
    schema: offerDraft,
    defaults: {
      globalOrderId: request.id,
      price: suggested?.toFixed(2) ?? '',
      rentalDuration: once ? '7' : null,
    },
    subject: `offer ${request.id}`,
    send: (draft) =>
      createOffer(draft as Parameters<typeof createOffer>[0], request).catch((error: unknown) => {
        console.error('The offer was not accepted', error);
        throw error;
      }),
    onDone: onClose,
  });
  const guidance = useGuidance(request.id);
  const asFilled = useOfferDefaults(form, guidance, typeof suggested !== 'number');
  const { submit, question } = useOfferQuestion({
    ...{ request, guidance, asksStock: true },
    ...{ typed: String(form.value('price') ?? ''), sendLabel: messages.submit, send: form.onSubmit },
  });
  return (
    <>
      <Dialog title={dialogTitles.offer} busy={form.busy} onClose={onClose}>
        <OfferForm
          {...{ form, request, guidance, onClose }}
          isProposed={asFilled}
          unsaved={form.dirty && !asFilled}
          onSubmit={submit}
        />
      </Dialog>
      {question}
    </>
  );
}

interface OfferFormProps {
  form: ReturnType<typeof useForm<OfferInput, OfferDraft>>;
  request: PendingOrder;
  guidance: Guidance;
  isProposed: boolean;
  /** The person has typed or chosen something. */
  unsaved: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

function OfferForm({ form, request, guidance, isProposed, unsaved, onSubmit, onClose }: OfferFormProps) {
  const { submission, busy } = form;
  const typed = String(form.value('price') ?? '');
  const leave = useUnsaved(unsaved) ?? onClose;
  return (
    <OfferPage onSubmit={onSubmit} noValidate>
      <DialogBody>
        <OfferFields form={form} request={request} guidance={guidance} isProposed={isProposed} />
      </DialogBody>
      <DialogActions>
        <Button
          type="submit"
          loading={busy}
          loadingText={messages.busyText}
          disabled={typed.trim() === '' || submission.stage === 'done'}
        >
          {messages.submit}
        </Button>
        <Button variant="outline" disabled={busy} onClick={leave}>
          {messages.cancel}
        </Button>
      </DialogActions>
    </OfferPage>
  );
}

interface FormOfOffer {
  readonly dirty: boolean;
  value(name: keyof OfferTerms): string | null | undefined;
  set(name: keyof OfferTerms, value: string): void;
}

/**
 * Fills in the company's defaults while the form is untouched. `isFree`: the dialog was opened without a price. Returns
 * whether the form holds only defaults.
 */
function useOfferDefaults(form: FormOfOffer, guidance: Guidance, isFree: boolean): boolean {
  const isKnown = useRef(false);
  const [filled, setFilled] = useState<{ readonly price: string; readonly rentalDuration: string } | null>(
    null,
  );
  useEffect(() => {
    if (!guidance || isKnown.current) return;
    isKnown.current = true;
    const { price = null, rentalDuration = null } = guidance.defaults ?? {};
    if (!isFree || form.dirty || (price === null && rentalDuration === null)) return;
    const terms = {
      price: price?.toFixed(2) ?? '',
      rentalDuration: rentalDuration === null ? (form.value('rentalDuration') ?? '') : String(rentalDuration),
    };
    form.set('price', terms.price);
    form.set('rentalDuration', terms.rentalDuration);
    setFilled(terms);
    const input = document.activeElement;
    // Typing replaces the value: it is selected synchronously, before any key.
    if (terms.price && input instanceof HTMLInputElement && input.value === terms.price) input.select();
  }, [guidance, form, isFree]);
  return (
    filled !== null &&
    form.value('price') === filled.price &&
    form.value('rentalDuration') === filled.rentalDuration
  );
}
