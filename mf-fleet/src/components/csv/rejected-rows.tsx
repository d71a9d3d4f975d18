import type { ImportReport } from '@hawiyat/shared/contract/csv';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { Box, Button, Stack, Text } from '@hawiyat/shared/ui';
import { Download } from 'lucide-react';
import { wouldChange } from './csv-import.ts';
import { messages } from './csv-messages.ts';
import { fileName } from './csv-source.ts';
import { ImportFaults } from './import-faults.tsx';

/** Rejected rows with their reasons, and the file to correct them in. `name` is the base of its name. */
export function RejectedRows({ report, name }: { report: ImportReport; name: string }) {
  const { dryRun, faults, rejected } = report;
  const save = () => saveFile({ name: fileName(`${name}-${messages.rejectedFile}`), text: rejected });
  return (
    <Stack gap="3">
      <ImportFaults faults={faults} />
      <Text color="fg.muted">{dryRun && wouldChange(report) ? messages.goodOnes : messages.fix}</Text>
      <Box>
        <Button look="outline" size="sm" w={{ base: 'full', md: 'auto' }} onClick={save}>
          <Download size={16} aria-hidden />
          {messages.saveRejected}
        </Button>
      </Box>
    </Stack>
  );
}
