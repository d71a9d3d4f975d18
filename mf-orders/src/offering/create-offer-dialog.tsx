import { offerDraft } from '@hawiyat/shared/contract/offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import type * as z from '@hawiyat/shared/contract/schema';
import { Button, Dialog, DialogActions, DialogBody, useUnsaved } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { dialogTitles } from '../components/dialog.ts';
import { createOffer } from './create-offer.ts';
import { OfferFields, OfferPage, type OfferTerms } from './offer-fields.tsx';
import { messages } from './offering-messages.ts';
import { PriceGuidance } from './price-guidance.tsx';

type OfferDraft = z.output<typeof offerDraft>;

interface OfferInput extends OfferTerms {
  readonly globalOrderId: string;
}

export function CreateOfferDialog({ request, onClose }: { request: PendingOrder; onClose: () => void }) {
  const once = request.rentalType === 'once';
  const form = useForm<OfferInput, OfferDraft>({
    schema: offerDraft,
    defaults: { globalOrderId: request.id, price: '', rentalDuration: once ? '7' : null },
    subject: `offer ${request.id}`,
    send: (draft) =>
      createOffer(draft as Parameters<typeof createOffer>[0]).catch((error: unknown) => {
        console.error('The offer was not accepted', error);
        throw error;
      }),
    onDone: onClose,
  });
  return (
    <Dialog title={dialogTitles.offer} busy={form.busy} onClose={onClose}>
      <OfferForm form={form} request={request} onClose={onClose} />
    </Dialog>
  );
}

interface OfferFormProps {
  form: ReturnType<typeof useForm<OfferInput, OfferDraft>>;
  request: PendingOrder;
  onClose: () => void;
}

function OfferForm({ form, request, onClose }: OfferFormProps) {
  const { submission, busy } = form;
  const price = String(form.value('price') ?? '');
  const leave = useUnsaved(form.dirty) ?? onClose;
  return (
    <OfferPage onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <OfferFields form={form} request={request}>
          <PriceGuidance
            requestId={request.id}
            disabled={form.locked}
            onPrice={(named) => form.set('price', named)}
          />
        </OfferFields>
      </DialogBody>
      <DialogActions>
        <Button
          type="submit"
          loading={busy}
          loadingText={messages.busyText}
          disabled={price.trim() === '' || submission.stage === 'done'}
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
