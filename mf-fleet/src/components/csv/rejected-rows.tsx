import type { ImportReport } from '@hawiyat/shared/contract/core/csv';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Box, Button, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { Download } from 'lucide-react';
import { wouldChange } from './csv-import.ts';
import { messages } from './csv-messages.ts';
import { fileName } from './csv-source.ts';
import { ImportList } from './import-list.tsx';

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

/** The file has all of them. */
const mostShown = 50;

function ImportFaults({ faults }: Pick<ImportReport, 'faults'>) {
  const others = faults.length - mostShown;
  return (
    <ImportList label={messages.faults} more={others > 0 ? messages.others(others) : null}>
      {faults.slice(0, mostShown).map(({ line, field, reason }) => (
        <li key={`${line} ${field}`}>
          {messages.line} <Ltr>{line}</Ltr>، {messages.field} {field}: {reason}
        </li>
      ))}
    </ImportList>
  );
}
