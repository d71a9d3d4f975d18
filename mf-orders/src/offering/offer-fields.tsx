import { price } from '@hawiyat/shared/contract/core/money';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Alert, chakra, Stack, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { InputField, MoneyInput, type useForm } from '@hawiyat/shared/ui/forms';
import { knownCoordinates, mapLink } from '../components/coordinates.ts';
import { ExternalLink, PinIcon } from '../components/icons.tsx';
import { link, row, underlined } from '../components/task-cells.styles.ts';
import { whereText } from '../components/where-text.ts';
import { messages as mapMessages } from '../texts/location.ts';
import { messages } from '../texts/offering.ts';
import type { Guidance, OfferedRequest } from './guidance.ts';
import { useDoubt } from './offer-doubts.ts';
import { PriceGuidance } from './price-guidance.tsx';

export interface OfferTerms {
  readonly price: string;
  readonly rentalDuration: string | null;
}

const durations = rentalDurations.map((duration) => ({
  value: String(duration),
  label: pluralize(duration, 'day'),
}));

type Form = ReturnType<typeof useForm<OfferTerms, unknown>>;

export interface FormOfTerms extends Pick<Form, 'submission' | 'locked' | 'dirty'> {
  value(name: keyof OfferTerms): string | null | undefined;
  set(name: keyof OfferTerms, value: string): void;
  register(name: 'price'): ReturnType<Form['register']>;
}

export interface OfferFieldsProps {
  form: FormOfTerms;
  request: OfferedRequest;
  guidance: Guidance;
  isProposed?: boolean;
}

export function OfferFields({ form, request, guidance, isProposed = false }: OfferFieldsProps) {
  const { submission } = form;
  const typed = String(form.value('price') ?? '');
  const doubt = useDoubt(typed, guidance, request.rentalType);
  const rentalDuration = form.value('rentalDuration');
  return (
    <Stack gap="5">
      {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
      <Requested request={request} />
      <InputField
        label={messages.price}
        required
        warning={doubt}
        hint={<VatLine typed={typed} />}
        control={MoneyInput}
        data-autofocus=""
        disabled={form.locked}
        onFocus={({ currentTarget }) => isProposed && currentTarget.select()}
        {...form.register('price')}
      />
      {/* Not the field's description, because the text appears while the person types. */}
      <VisuallyHidden role="status">{doubt}</VisuallyHidden>
      <PriceGuidance
        guidance={guidance}
        rentalType={request.rentalType}
        disabled={form.locked}
        onPrice={(named) => form.set('price', named)}
      />
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

/** Splits a VAT-inclusive price in halalas like the server: VAT is the remainder, so that both always add up. */
export function vatOf(price: number): { readonly net: number; readonly vat: number } {
  const net = Math.round((price * 100) / 115);
  return { net, vat: price - net };
}

const Facts = chakra('div', {
  base: {
    '& > p:first-of-type': { fontWeight: 'semibold' },
    '& > p:not(:first-of-type)': { color: 'fg.muted', fontSize: 'sm' },
    '& > p[data-where]': { ...row, flexWrap: 'wrap', columnGap: '2', '& > svg': { flexShrink: '0' } },
    '& a': {
      ...link,
      gap: '1',
      minH: { base: '11', md: '6' },
      px: '1',
      borderRadius: 'sm',
      ...underlined,
      textDecorationColor: 'border.emphasized',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
});

function Requested({ request }: { request: OfferedRequest }) {
  const { containerType, containerSize, deliveryDate, rentalType, unloadCount, deliveryLocation } = request;
  const coordinates = knownCoordinates(deliveryLocation);
  const where = whereText(request, messages.fromDepot);
  const duration = requestedDuration(rentalType);
  return (
    <Facts>
      <p>
        {containerType}، {wordFor(sizeLabel, containerSize)}
      </p>
      <p>
        {[
          messages.rentals[rentalType]?.(duration) ?? duration,
          ...(unloadCount === null ? [] : [pluralize(unloadCount, 'unload')]),
          dayWithWeekday(deliveryDate),
        ].join(' · ')}
      </p>
      <p data-where="">
        <PinIcon />
        <span>{where || (coordinates ? messages.onMap : messages.nowhere)}</span>
        {coordinates && (
          <ExternalLink href={mapLink(coordinates)}>
            {messages.map}
            <VisuallyHidden>{mapMessages.newTab}</VisuallyHidden>
          </ExternalLink>
        )}
      </p>
    </Facts>
  );
}
