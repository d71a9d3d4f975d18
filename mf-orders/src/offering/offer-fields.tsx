import { price } from '@hawiyat/shared/contract/money';
import { rentalDurations } from '@hawiyat/shared/contract/offers';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Alert, chakra, Field, Stack, Text } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { MoneyInput, type useForm } from '@hawiyat/shared/ui/forms';
import type { ReactNode } from 'react';
import type { OfferedRequest } from '../components/dialog.ts';
import { messages } from './offering-messages.ts';
import { vatOf } from './vat-of.ts';

export interface OfferTerms {
  readonly price: string;
  /** Days; null for a rental whose length the request fixes. */
  readonly rentalDuration: string | null;
}

export const OfferPage = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', minH: '0' },
});

const durations = rentalDurations.map((duration) => ({
  value: String(duration),
  label: pluralize(duration, 'day'),
}));

type Form = ReturnType<typeof useForm<OfferTerms, unknown>>;

/** What a form with these terms, and perhaps more, has for them. */
interface FormOfTerms extends Pick<Form, 'submission' | 'locked'> {
  value(name: keyof OfferTerms): string | null | undefined;
  set(name: 'rentalDuration', days: string): void;
  field(name: 'price'): Omit<ReturnType<Form['field']>, 'name'> & { readonly name: string };
  error(name: 'price'): string | undefined;
}

export interface OfferFieldsProps {
  form: FormOfTerms;
  request: OfferedRequest;
  /** Help with the price, below it. */
  children?: ReactNode;
}

/** What an offer says: its price, and its days where they are chosen. */
export function OfferFields({ form, request, children }: OfferFieldsProps) {
  const { submission } = form;
  const rentalDuration = form.value('rentalDuration');
  return (
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
        hint={<VatLine typed={String(form.value('price') ?? '')} />}
      >
        <MoneyInput disabled={form.locked} {...form.field('price')} />
      </Field>
      {children}
      {typeof rentalDuration === 'string' && (
        <Stack gap="1.5">
          <Text fontWeight="medium">{messages.duration}</Text>
          <SegmentedFilter
            label={messages.duration}
            value={rentalDuration}
            options={durations}
            onChange={(days) => form.set('rentalDuration', days)}
          />
        </Stack>
      )}
    </Stack>
  );
}

function VatLine({ typed }: { typed: string }) {
  const named = price.safeParse(typed);
  if (!named.success) return messages.hint;
  const { net, vat } = vatOf(Math.round(named.data * 100));
  return messages.net(formatRiyal(net / 100), formatRiyal(vat / 100));
}
