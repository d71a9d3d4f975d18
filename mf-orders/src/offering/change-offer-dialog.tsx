import { changeOffer as changeOfferCall } from '@hawiyat/shared/contract/own-offers';
import type * as z from '@hawiyat/shared/contract/schema';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Alert, Button, Dialog, DialogActions, DialogBody, Field, Stack, Text } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { MoneyInput, useForm } from '@hawiyat/shared/ui/forms';
import { dialogTitles, type MadeOffer, type OfferedRequest, openDialog } from '../components/dialog.ts';
import { changeOffer } from './change-offer.ts';
import { durations, OfferPage, VatLine } from './create-offer-dialog.tsx';
import { messages } from './offering-messages.ts';

interface OfferChange {
  readonly price: string;
  readonly rentalDuration: string | null;
}
type Draft = z.output<typeof changeOfferCall.body>;

export interface OfferDialogProps {
  request: OfferedRequest;
  offer: MadeOffer;
  onClose: () => void;
}

/** Price and days of an offer while the customer has not chosen. */
export function ChangeOfferDialog({ request, offer, onClose }: OfferDialogProps) {
  const form = useForm<OfferChange, Draft>({
    schema: changeOfferCall.body,
    defaults: {
      price: offer.price.toFixed(2),
      rentalDuration: offer.rentalDuration === null ? null : String(offer.rentalDuration),
    },
    subject: `change of offer ${offer.id}`,
    send: ({ price, rentalDuration }) => changeOffer(offer, { price, rentalDuration }),
    onDone: onClose,
  });
  const { submission, busy } = form;
  const typed = String(form.value('price') ?? '');
  return (
    <Dialog title={dialogTitles['change-offer']} busy={busy} onClose={onClose}>
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
              hint={<VatLine typed={typed} otherwise={messages.hint} />}
            >
              <MoneyInput disabled={form.locked} {...form.field('price')} />
            </Field>
            {offer.rentalDuration !== null && (
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
            loadingText={messages.saving}
            disabled={!form.dirty || submission.stage === 'done'}
          >
            {messages.save}
          </Button>
          <Button
            variant="outline"
            disabled={busy}
            onClick={() => openDialog({ kind: 'withdraw-offer', request, offer })}
          >
            {messages.withdraw}
          </Button>
        </DialogActions>
      </OfferPage>
    </Dialog>
  );
}
