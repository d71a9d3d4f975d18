import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { monthName } from '@hawiyat/shared/locale/dates';
import { money } from '@hawiyat/shared/locale/money';
import { Box, Card, chakra, Flex, Heading, Ltr, Money, Text, VisuallyHidden } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './container-page-messages.ts';

const { figures: texts } = messages;
type Month = ContainerFacts['months'][number];

/** Time runs from right to left. */
const Bars = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: { base: '1', sm: '2' },
    h: '5.5rem',
    borderBottomWidth: '1px',
    '& > div': { display: 'flex', alignItems: 'end', h: 'full' },
    // An empty month keeps a line.
    '& > div > span': { w: 'full', minH: '2px', borderTopRadius: 'sm' },
    '& > div[data-none] > span': { bg: 'bg.emphasized' },
  },
});

const name = ({ month }: Month) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

export function ContainerFigures({ facts: { months } }: { facts: ContainerFacts }) {
  const shares = months.flatMap(({ share }) => (share === null ? [] : [share]));
  const average = shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const total = months.reduce((sum, { income }) => sum + Math.round(income * 100), 0) / 100;
  const most = Math.max(1, ...months.map(({ income }) => income));
  return (
    <Card as="section" p="5" gap="4" aria-labelledby="container-figures">
      <Flex align="baseline" gap="2">
        <Heading id="container-figures">{texts.title}</Heading>
        <Text as="span" color="fg.muted" fontSize="xs">
          {texts.period}
        </Text>
      </Flex>
      <Series label={texts.share} summary={texts.average} value={<Ltr>{percent(average)}</Ltr>}>
        {months.map((month) => (
          <div
            key={month.month}
            data-none={month.share === null ? '' : undefined}
            title={`${name(month)}: ${month.share === null ? texts.none : isolate(percent(month.share))}`}
          >
            <Box as="span" data-graphic="" bg="info.graphic" h={`${(month.share ?? 0) * 100}%`} />
          </div>
        ))}
      </Series>
      <Series label={texts.income} summary={texts.total} value={<Money amount={total} />}>
        {months.map((month) => (
          <div
            key={month.month}
            data-none={month.income === 0 ? '' : undefined}
            title={`${name(month)}: ${money(month.income)}`}
          >
            <Box as="span" data-graphic="" bg="success.graphic" h={`${(month.income / most) * 100}%`} />
          </div>
        ))}
      </Series>
      <MonthNames months={months} />
      <Text color="fg.muted" fontSize="xs">
        {texts.explained}
      </Text>
      <VisuallyHidden>
        <table>
          <caption>
            {texts.title}، {texts.period}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.share}</th>
              <th scope="col">{texts.income}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{name(month)}</th>
                <td>{month.share === null ? texts.none : percent(month.share)}</td>
                <td>
                  <Money amount={month.income} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}

interface SeriesProps {
  label: string;
  summary: string;
  value: ReactNode;
  children: ReactNode;
}

function Series({ label, summary, value, children }: SeriesProps) {
  return (
    <Box>
      <Flex align="baseline" justify="space-between" gap="3" mb="2">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" fontSize="xs">
          {summary}{' '}
          <Text as="span" color="fg" fontSize="sm" fontWeight="semibold">
            {value}
          </Text>
        </Text>
      </Flex>
      <Bars aria-hidden>{children}</Bars>
    </Box>
  );
}

/** Every third name counted from the last: twelve do not fit. */
function MonthNames({ months }: { months: readonly Month[] }) {
  return (
    <Flex aria-hidden color="fg.muted" fontSize="xs" mt="-2">
      {months.map(({ month }, index) => (
        <Box key={month} flex="1" minW="0" textAlign="center" whiteSpace="nowrap" overflow="visible">
          <Box as="span" display="inline-block" mx="-4">
            {(months.length - 1 - index) % 3 === 0 && monthName(Number(month.slice(5)))}
          </Box>
        </Box>
      ))}
    </Flex>
  );
}
