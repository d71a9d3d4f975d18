import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { count } from '@hawiyat/shared/locale/numbers';
import { chakra, Heading, Stack, Text } from '@hawiyat/shared/ui';
import { rejectedCount, wouldChange } from './csv-import.ts';
import { messages } from './texts.ts';

export function ImportSummary({ report }: { report: ImportReport }) {
  const { dryRun, created, changed, unchanged } = report;
  return (
    <Stack gap="3" mt="5">
      <Heading as="h3" size="sm">
        {dryRun ? messages.preview : messages.result}
      </Heading>
      <Counts>
        <Count label={messages.created} tone="created" amount={created} />
        <Count label={messages.changed} tone="changed" amount={changed} />
        <Count label={messages.unchanged} amount={unchanged} />
        <Count label={messages.rejected} tone="rejected" amount={rejectedCount(report)} />
      </Counts>
      {dryRun && !wouldChange(report) && <Text color="fg.muted">{messages.nothing}</Text>}
    </Stack>
  );
}

const Counts = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2', m: '0' },
});

const Tile = chakra('div', {
  base: {
    px: '3',
    py: '2.5',
    borderRadius: 'lg',
    bg: 'bg.muted',
    color: 'fg.muted',
    '& dt': { fontSize: 'xs' },
    '& dd': { m: '0', fontSize: 'md' },
  },
  variants: {
    tone: {
      created: { bg: 'success.subtle', color: 'success.fg', '& dd': { fontWeight: 'semibold' } },
      changed: { bg: 'info.subtle', color: 'info.fg', '& dd': { fontWeight: 'semibold' } },
      rejected: { bg: 'danger.subtle', color: 'danger.fg', '& dd': { fontWeight: 'semibold' } },
    },
  },
});

interface CountProps {
  label: string;
  tone?: 'created' | 'changed' | 'rejected';
  amount: number;
}

const Count = ({ label, tone, amount }: CountProps) => (
  <Tile {...(tone && amount > 0 && { tone })}>
    <dt>{label}</dt>
    <dd>{count(amount)}</dd>
  </Tile>
);
