import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Box, Button, chakra, Heading, Ltr, Money, Stack, Text } from '@hawiyat/shared/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileName, wouldChange } from './csv-import.ts';
import { messages } from './texts.ts';

export const ImportFaults = ({ faults }: Pick<ImportReport, 'faults'>) => (
  <ImportList label={messages.faults} rows={faults} others={messages.others}>
    {(fault) => <Complaint key={`${fault.line} ${fault.field}`} {...fault} />}
  </ImportList>
);

export function ImportDoubts({ doubts = [] }: Pick<ImportReport, 'doubts'>) {
  if (doubts.length === 0) return null;
  return (
    <Stack gap="3">
      <Title>{messages.doubts}</Title>
      <ImportList isShort label={messages.doubts} rows={doubts} others={messages.otherDoubts}>
        {(doubt) => <Complaint key={`${doubt.line} ${doubt.field}`} {...doubt} />}
      </ImportList>
      <Text color="fg.muted">{messages.doubtful}</Text>
    </Stack>
  );
}

const isPlain = (typed: string) => /^\d+(\.\d{1,2})?$/.test(typed);

export function ImportPrices({ prices = [] }: Pick<ImportReport, 'prices'>) {
  const reinterpreted = prices.filter((price) => !isPlain(price.typed));
  if (reinterpreted.length === 0) return null;
  return (
    <Stack gap="3">
      <Title>{messages.prices}</Title>
      <ImportList label={messages.prices} rows={reinterpreted} others={messages.otherPrices}>
        {({ line, typed, price }) => (
          <li key={typed}>
            {messages.line} <Ltr>{line}</Ltr>: «<Ltr>{typed}</Ltr>» {messages.readAs} <Money amount={price} />
          </li>
        )}
      </ImportList>
    </Stack>
  );
}

const Title = ({ children }: { children: string }) => (
  <Heading as="h3" size="sm">
    {children}
  </Heading>
);

const Complaint = ({ line, field, reason }: ImportReport['faults'][number]) => (
  <li>
    {messages.line} <Ltr>{line}</Ltr>، {messages.field} {field}: {reason}
  </li>
);

const List = chakra('ul', {
  base: {
    '& > li': { px: '3', py: '2', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

interface ImportListProps<Row> {
  label: string;
  rows: readonly Row[];
  others: (amount: number) => string;
  /** A short list does not scroll, so the Tab key skips it. */
  isShort?: boolean;
  children: (row: Row) => ReactNode;
}

function ImportList<Row>({ label, rows, others, isShort = false, children }: ImportListProps<Row>) {
  const shown = rows.slice(0, isShort ? 5 : 50);
  return (
    <Box
      role="group"
      aria-label={label}
      {...(!isShort && { tabIndex: 0, maxH: '14rem', overflowY: 'auto' })}
      borderWidth="1px"
      borderRadius="lg"
    >
      <List>{shown.map(children)}</List>
      {rows.length > shown.length && (
        <Text px="3" py="2" borderTopWidth="1px" color="fg.muted">
          {others(rows.length - shown.length)}
        </Text>
      )}
    </Box>
  );
}

export interface RejectedRowsProps {
  report: ImportReport;
  name: string;
  choices: readonly string[] | undefined;
}

export function RejectedRows({ report, name, choices = [] }: RejectedRowsProps) {
  const { dryRun, faults, rejected } = report;
  const save = () => saveFile({ name: fileName(`${name}-${messages.rejectedFile}`), text: rejected });
  return (
    <Stack gap="3">
      <ImportFaults faults={faults} />
      {choices.map((text) => (
        <Text key={text} color="fg.muted">
          {text}
        </Text>
      ))}
      <Text color="fg.muted">{dryRun && wouldChange(report) ? messages.goodOnes : messages.fix}</Text>
      <Box>
        <Button variant="outline" size="sm" w={{ base: 'full', md: 'auto' }} onClick={save}>
          <Download size={16} aria-hidden />
          {messages.saveRejected}
        </Button>
      </Box>
    </Stack>
  );
}
