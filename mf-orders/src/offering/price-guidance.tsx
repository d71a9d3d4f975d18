import { offerGuidance } from '@hawiyat/shared/contract/offers';
import { formatRiyal, riyalSign } from '@hawiyat/shared/locale/money';
import { createQuery } from '@hawiyat/shared/query';
import { chakra, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { useEffect } from 'react';
import { messages } from './offering-messages.ts';

const Box = chakra('section', {
  base: {
    px: '4',
    py: '2',
    borderRadius: 'lg',
    bg: 'bg.muted',
    '& p': { minH: { base: '11', md: '8' }, alignContent: 'center' },
    '& [data-range]': { display: 'inline-block' },
    '& [data-free]': { fontWeight: 'medium' },
    '& [data-free="0"]': { color: 'warning.fg' },
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
  requestId: string;
  disabled: boolean;
  onPrice: (price: string) => void;
}

export function PriceGuidance({ requestId, ...press }: PriceGuidanceProps) {
  const guidance = useGuidance(requestId);
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
  const { freeContainers, listPrices, acceptedPrices } = guidance;
  return (
    <Box aria-label={messages.guidance}>
      <p data-free={freeContainers}>{messages.free(freeContainers)}</p>
      {listPrices && <PriceRange label={messages.listPrices} range={listPrices} {...press} />}
      {acceptedPrices && (
        <PriceRange label={messages.acceptedPrices(acceptedPrices.count)} range={acceptedPrices} {...press} />
      )}
    </Box>
  );
}

interface PriceRangeProps extends Omit<PriceGuidanceProps, 'requestId'> {
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

const $requestId = atom<string | null>(null);
const $guidance = createQuery(
  offerGuidance,
  computed($requestId, (globalOrderId) => (globalOrderId === null ? null : { query: { globalOrderId } })),
  // Prices stay as they are while somebody reads them, and are asked for anew the next time.
  { select: ({ guidance }) => guidance, gcTime: 0 },
);

/** @returns undefined while loading, null when unavailable: an offer can be made without it */
function useGuidance(requestId: string) {
  const { data, error } = useStore($guidance);
  useEffect(() => {
    $requestId.set(requestId);
    void $guidance.fetch();
    return () => $requestId.set(null);
  }, [requestId]);
  return data ?? (error === null ? undefined : null);
}
