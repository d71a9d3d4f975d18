import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { chakra, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from '../texts/offering.ts';
import type { Guidance, OfferedRequest } from './guidance.ts';

const Box = chakra('section', {
  base: {
    px: '4',
    py: '2',
    borderRadius: 'lg',
    bg: 'bg.muted',
    '& p': { minH: { base: '11', md: '8' }, alignContent: 'center' },
    '& [data-range]': { display: 'inline-block' },
    '& [data-free]': { fontWeight: 'medium' },
    '& [data-free="0"], & [data-day-off]': { color: 'warning.fg' },
    '& [data-muted]': { color: 'fg.muted' },
    '& button': {
      minH: { base: '11', md: '7' },
      px: '1.5',
      mx: '-0.5',
      borderRadius: 'sm',
      color: 'brand.fg',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationStyle: 'dotted',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
      _hover: { bg: 'bg.emphasized', textDecorationStyle: 'solid' },
      _disabled: { cursor: 'default', color: 'inherit', textDecoration: 'none' },
    },
  },
});

interface PriceGuidanceProps {
  guidance: Guidance;
  rentalType: OfferedRequest['rentalType'];
  disabled: boolean;
  onPrice: (price: string) => void;
}

export function PriceGuidance({ guidance, rentalType, ...press }: PriceGuidanceProps) {
  if (guidance === null) return null;
  if (guidance === undefined)
    return (
      <Box>
        <LoadingState label={messages.guidanceComing}>
          <Stack gap={{ base: '7', md: '4' }} py={{ base: '3.5', md: '2' }}>
            {['55%', '75%', '85%'].map((width) => (
              <Skeleton key={width} h="4" w={width} />
            ))}
          </Stack>
        </LoadingState>
      </Box>
    );
  const { freeContainers, listPrices, acceptedPrices, dayOff = null } = guidance;
  return (
    <Box aria-label={messages.guidance}>
      <p data-free={freeContainers}>{messages.free(freeContainers)}</p>
      {dayOff !== null && <p data-day-off="">{messages.dayOff(dayOff)}</p>}
      {listPrices && <PriceRange label={messages.listPrices(rentalType)} range={listPrices} {...press} />}
      {acceptedPrices && (
        <PriceRange
          label={messages.acceptedPrices(acceptedPrices.count, rentalType)}
          range={acceptedPrices}
          {...press}
        />
      )}
      {!acceptedPrices && !listPrices && <p data-muted="">{messages.nothingAccepted(rentalType)}</p>}
    </Box>
  );
}

interface PriceRangeProps extends Pick<PriceGuidanceProps, 'disabled' | 'onPrice'> {
  label: string;
  range: { readonly least: number; readonly most: number };
}

function PriceRange({ label, range: { least, most }, disabled, onPrice }: PriceRangeProps) {
  const press = (price: number) => (
    <button
      type="button"
      disabled={disabled}
      aria-label={messages.usePrice(formatRiyal(price))}
      onClick={() => onPrice(price.toFixed(2))}
    >
      <bdi dir="ltr">{formatRiyal(price)}</bdi>
    </button>
  );
  return (
    <p>
      {label}{' '}
      <span data-range="">
        {least === most ? (
          press(least)
        ) : (
          <>
            {messages.from} {press(least)} {messages.to} {press(most)}
          </>
        )}{' '}
        {riyalSign}
      </span>
    </p>
  );
}
