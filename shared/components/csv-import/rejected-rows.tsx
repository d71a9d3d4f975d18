import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Box, Button, Stack, Text } from '@hawiyat/shared/ui';
import { Download } from 'lucide-react';
import { fileName, wouldChange } from './csv-import.ts';
import { messages } from './csv-messages.ts';
import { ImportFaults } from './import-lists.tsx';

export interface RejectedRowsProps {
  report: ImportReport;
  /** Base of the file's name. */
  name: string;
  /** Sentences about columns with fixed choices. */
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
