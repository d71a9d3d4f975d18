import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { Heading, Stack, Text } from '@hawiyat/shared/ui';
import { rejectedCount, wouldChange } from './csv-import.ts';
import { messages } from './csv-messages.ts';
import { ImportCount, ImportCounts } from './import-counts.tsx';

export function ImportSummary({ report }: { report: ImportReport }) {
  const { dryRun, created, changed, unchanged } = report;
  return (
    <Stack gap="3" mt="5">
      <Heading as="h3" size="sm">
        {dryRun ? messages.preview : messages.result}
      </Heading>
      <ImportCounts>
        <ImportCount label={messages.created} tone="created" amount={created} />
        <ImportCount label={messages.changed} tone="changed" amount={changed} />
        <ImportCount label={messages.unchanged} amount={unchanged} />
        <ImportCount label={messages.rejected} tone="rejected" amount={rejectedCount(report)} />
      </ImportCounts>
      {dryRun && !wouldChange(report) && <Text color="fg.muted">{messages.nothing}</Text>}
    </Stack>
  );
}
