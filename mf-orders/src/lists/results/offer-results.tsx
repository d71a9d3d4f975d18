import { mostResults, type OfferResult, offerResults } from '@hawiyat/shared/contract/marketplace/own-offers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { riyalSign } from '@hawiyat/shared/locale/money';
import { requestedDuration } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { createQuery } from '@hawiyat/shared/query';
import { Alert, Box, Button, chakra, LoadingState, Ltr, Skeleton } from '@hawiyat/shared/ui';
import { type Column, List } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { messages, priceText } from '../../texts/offer-results.ts';
import { decidedOf, enough, offerSummary } from './offer-summary.ts';

const $results = createQuery(offerResults, atom({}), { invalidatedBy: ['offer', 'order'] });

const Part = chakra('section', {
  base: {
    px: { base: '4', md: '5' },
    py: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'xl',
    boxShadow: 'xs',
    '& > p': { fontWeight: 'medium' },
    '& > p + p': { color: 'fg.muted', fontWeight: 'normal' },
    '& summary': {
      w: 'fit',
      minH: { base: '11', md: '8' },
      mt: '2',
      alignContent: 'center',
      borderRadius: 'sm',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    '& details > p': { mt: '3', color: 'fg.muted', fontSize: 'xs' },
    '& td small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& [data-muted]': { color: 'fg.muted' },
  },
});

export function OfferResults() {
  const { data, error, loading } = useStore($results);
  useEffect(() => void $results.fetch(), []);
  if (!data)
    return error === null ? (
      <LoadingState label={messages.loading}>
        <Skeleton h="28" borderRadius="xl" />
      </LoadingState>
    ) : (
      <Alert status="warning">
        {messages.failed}{' '}
        <Button variant="outline" size="sm" loading={loading} onClick={() => void $results.fetch()}>
          {messages.retry}
        </Button>
      </Alert>
    );
  return (
    <Part aria-label={messages.title}>
      <Sentences results={data.results} />
      {data.results.length > 0 && (
        <details>
          <summary>{messages.details}</summary>
          <Box mt="2">
            <List caption={messages.title} columns={columns} rows={data.results.map(withId)} />
          </Box>
          <p>{messages.newest(mostResults)}</p>
        </details>
      )}
    </Part>
  );
}

function Sentences({ results }: { results: readonly OfferResult[] }) {
  const { accepted, decided, best } = offerSummary(results);
  const prices = best?.acceptedPrices;
  return (
    <>
      <p>
        {decided === 0
          ? messages.none
          : decided < enough
            ? messages.tooFew(decided)
            : messages.share(accepted, decided, Math.round((100 * accepted) / decided))}
      </p>
      {best && prices && (
        <p>
          {messages.usual(
            best,
            priceText(prices.middle),
            prices.least === prices.most
              ? ''
              : messages.range(priceText(prices.least), priceText(prices.most)),
          )}
        </p>
      )}
    </>
  );
}

function Prices({ prices }: { prices: OfferResult['acceptedPrices'] }) {
  if (!prices) return <span data-muted="">{messages.nothing}</span>;
  const { least, middle, most } = prices;
  return (
    <>
      <Ltr>{priceText(middle)}</Ltr> {riyalSign}
      {least !== most && (
        <small>
          <Ltr>
            {priceText(least)} – {priceText(most)}
          </Ltr>
        </small>
      )}
    </>
  );
}

const withId = (result: OfferResult) => {
  const { containerType, containerSize, rentalType, city } = result;
  return { ...result, id: `${containerType} ${containerSize} ${rentalType} ${city}` };
};

const columns: readonly Column<ReturnType<typeof withId>>[] = [
  {
    id: 'container',
    title: messages.container,
    onCard: 'title',
    cell: ({ containerType, containerSize, rentalType }) => (
      <>
        {containerType}، {wordFor(sizeLabel, containerSize)}
        <small>{requestedDuration(rentalType)}</small>
      </>
    ),
  },
  { id: 'city', title: messages.city, cell: ({ city }) => city ?? messages.outside },
  {
    id: 'rate',
    title: messages.rate,
    cell: (result) => {
      const decided = decidedOf(result);
      return (
        <>
          {decided < enough ? <span data-muted="">{messages.few}</span> : <Ltr>{result.winRate}%</Ltr>}
          <small>{messages.of(result.accepted, decided)}</small>
        </>
      );
    },
  },
  {
    id: 'accepted',
    title: messages.acceptedPrices,
    cell: ({ acceptedPrices }) => <Prices prices={acceptedPrices} />,
  },
  { id: 'lost', title: messages.lostPrices, cell: ({ lostPrices }) => <Prices prices={lostPrices} /> },
];
