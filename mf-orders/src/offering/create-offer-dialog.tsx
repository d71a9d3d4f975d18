import { price } from '@hawiyat/shared/contract/money';
import { offerDraft, rentalDurations } from '@hawiyat/shared/contract/offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import type * as z from '@hawiyat/shared/contract/schema';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import {
  Alert,
  Button,
  chakra,
  Dialog,
  DialogActions,
  DialogBody,
  Field,
  Stack,
  Text,
  useUnsaved,
} from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { MoneyInput, useForm } from '@hawiyat/shared/ui/forms';
import { dialogTitles } from '../components/dialog.ts';
import { createOffer } from './create-offer.ts';
import { messages } from './offering-messages.ts';
import { PriceGuidance } from './price-guidance.tsx';
import { vatOf } from './vat-of.ts';

type OfferDraft = z.output<typeof offerDraft>;

interface OfferInput {
  readonly globalOrderId: string;
  readonly price: string;
  readonly rentalDuration: string | null;
}

export const OfferPage = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
});
export const durations = rentalDurations.map((duration) => ({
  value: String(duration),
  label: pluralize(duration, 'day'),
}));

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
      <OfferForm form={form} request={request} once={once} onClose={onClose} />
    </Dialog>
  );
}

interface OfferFormProps {
  form: ReturnType<typeof useForm<OfferInput, OfferDraft>>;
  request: PendingOrder;
  /** A rental without unloads, whose days are chosen. */
  once: boolean;
  onClose: () => void;
}

function OfferForm({ form, request, once, onClose }: OfferFormProps) {
  const { submission, busy } = form;
  const price = String(form.value('price') ?? '');
  const leave = useUnsaved(form.dirty) ?? onClose;
  return (
    <OfferPage onSubmit={form.onSubmit} noValidate>
      <DialogBody>
        <Stack gap="5">
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          <Text color="fg.muted">
            {request.containerType}، {wordFor(sizeLabel, request.containerSize)}،{' '}
            {dayWithWeekday(request.deliveryDate)}
          </Text>
          <Field
            label={messages.price}
            required
            error={form.error('price')}
            hint={<VatLine typed={price} otherwise={messages.hint} />}
          >
            <MoneyInput disabled={form.locked} {...form.field('price')} />
          </Field>
          <PriceGuidance
            requestId={request.id}
            disabled={form.locked}
            onPrice={(named) => form.set('price', named)}
          />
          {once && (
            <Stack gap="1.5">
              <Text fontWeight="medium">{messages.duration}</Text>
              <SegmentedFilter
                label={messages.duration}
                value={String(form.value('rentalDuration'))}
                options={durations}
                onChange={(days) => form.set('rentalDuration', days)}
              />
            </Stack>
          )}
        </Stack>
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

export function VatLine({ typed, otherwise }: { typed: string; otherwise: string }) {
  const named = price.safeParse(typed);
  if (!named.success) return otherwise;
  const { net, vat } = vatOf(Math.round(named.data * 100));
  return messages.net(formatRiyal(net / 100), formatRiyal(vat / 100));
}
