import { price } from '@hawiyat/shared/contract/money';
import { offerDraft, rentalDurations } from '@hawiyat/shared/contract/offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import {
  Banner,
  Button,
  chakra,
  Dialog,
  DialogActions,
  DialogBody,
  Field,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { MoneyInput, useForm } from '@hawiyat/shared/ui/forms';
import { dialogTitles } from '../components/dialog.ts';
import { createOffer } from './create-offer.ts';
import { messages } from './offering-messages.ts';
import { PriceGuidance } from './price-guidance.tsx';
import { vatOf } from './vat-of.ts';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' } });
const durations = rentalDurations.map((duration) => ({
  value: String(duration),
  label: pluralize(duration, 'day'),
}));

export function CreateOfferDialog({ request, onClose }: { request: PendingOrder; onClose: () => void }) {
  const once = request.rentalType === 'once';
  const form = useForm({
    schema: offerDraft,
    defaults: { globalOrderId: request.id, price: '', rentalDuration: once ? '7' : null },
    send: (draft) =>
      createOffer(draft).catch((error: unknown) => {
        console.error('The offer was not accepted', error);
        throw error;
      }),
    onDone: onClose,
  });
  const { submission, busy } = form;
  const price = String(form.value('price') ?? '');
  return (
    <Dialog title={dialogTitles.offer} busy={busy} onClose={onClose}>
      <Form onSubmit={form.onSubmit} noValidate>
        <DialogBody>
          <Stack gap="5">
            {submission.stage === 'failed' && <Banner tone="danger">{submission.message}</Banner>}
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
            busy={busy}
            busyText={messages.busyText}
            disabled={price.trim() === '' || submission.stage === 'done'}
          >
            {messages.submit}
          </Button>
          <Button look="outline" disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function VatLine({ typed, otherwise }: { typed: string; otherwise: string }) {
  const named = price.safeParse(typed);
  if (!named.success) return otherwise;
  const { net, vat } = vatOf(Math.round(named.data * 100));
  return messages.net(formatRiyal(net / 100), formatRiyal(vat / 100));
}
