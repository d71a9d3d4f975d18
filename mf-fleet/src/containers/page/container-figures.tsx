import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { largeText } from '@hawiyat/shared/lib/large-text';
import { monthName } from '@hawiyat/shared/locale/dates';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { Card, chakra, Flex, Heading, Ltr, Money, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import { Fact } from '../../components/facts.tsx';
import { messages } from '../../texts/container-page.ts';

const { figures: texts } = messages;
type Month = ContainerFacts['months'][number];

const Summary = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    '& > div': { display: 'flex', alignItems: 'baseline', gap: '1.5' },
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { fontWeight: 'semibold' },
  },
});

/** A bar in each row, so that a phone has room for the figures, too. */
const Chart = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    '& caption': { textAlign: 'start' },
    '& :is(th, td)': { py: '0.5', ps: '3', fontWeight: 'normal', lineHeight: '1.25rem', textAlign: 'start' },
    '& th': { whiteSpace: 'nowrap', [largeText]: { whiteSpace: 'normal' } },
    '& tr > :first-of-type:is(th)': { ps: '0' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs' },
    '& tr > :last-child:not([colspan])': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& small': { color: 'fg.muted', fontSize: 'xs' },
    '& [colspan], & [data-zero]': { color: 'fg.muted' },
    '& [data-share]': { w: 'full' },
    '& [data-share] > div': { display: 'flex', alignItems: 'center', gap: '2' },
    '& [data-share] bdi': { minW: '4ch', textAlign: 'end' },
    '& [data-track]': { flex: '1', h: '2.5', borderRadius: 'full', bg: 'bg.muted', overflow: 'hidden' },
    '& [data-track] > span': { display: 'block', h: 'full', bg: 'info.graphic', borderRadius: 'full' },
  },
});

const percent = (share: number) => `${Math.round(share * 100)}%`;
const yearOf = ({ month }: Month) => month.slice(0, 4);

export function ContainerFigures({ facts: { months } }: { facts: ContainerFacts }) {
  const shares = months.flatMap(({ share }) => (share === null ? [] : [share]));
  const average = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const total = months.reduce((sum, { income }) => sum + Math.round(income * 100), 0) / 100;
  const owned = months.filter(({ share }) => share !== null).reverse();
  return (
    <Card as="section" p="5" gap="4" aria-labelledby="container-figures">
      <Flex align="baseline" justify="space-between" columnGap="5" rowGap="1" wrap="wrap">
        <Flex align="baseline" gap="2">
          <Heading id="container-figures">{texts.title}</Heading>
          <Text as="span" color="fg.muted" fontSize="xs">
            {texts.period}
          </Text>
        </Flex>
        <Summary>
          <Fact label={texts.average}>
            <Ltr>{percent(average)}</Ltr>
          </Fact>
          <Fact label={texts.total}>
            <Money amount={total} />
          </Fact>
        </Summary>
      </Flex>
      <Chart>
        <VisuallyHidden as="caption">
          {texts.title}، {texts.period}
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col">{texts.incomeInRiyals}</th>
          </tr>
        </thead>
        <tbody>
          {owned.map((month, at) => (
            <MonthRow key={month.month} month={month} after={owned[at - 1]} />
          ))}
          {owned.length < months.length && (
            <tr>
              <th scope="row">{texts.before}</th>
              <td colSpan={2}>{texts.none}</td>
            </tr>
          )}
        </tbody>
      </Chart>
      <Text color="fg.muted" fontSize="xs">
        {texts.explained}
      </Text>
    </Card>
  );
}

function MonthRow({ month, after }: { month: Month; after: Month | undefined }) {
  const { share, income } = month;
  const Year = after && yearOf(after) === yearOf(month) ? VisuallyHidden : 'small';
  return (
    <tr>
      <th scope="row">
        {monthName(Number(month.month.slice(5)))} <Year>{yearOf(month)}</Year>
      </th>
      <td data-share="">
        <div>
          <span data-track="" aria-hidden>
            <span data-graphic="" style={{ width: percent(share ?? 0) }} />
          </span>
          <Ltr>{percent(share ?? 0)}</Ltr>
        </div>
      </td>
      <td data-zero={income === 0 ? '' : undefined}>
        <Ltr>{formatRiyal(income)}</Ltr>
      </td>
    </tr>
  );
}
