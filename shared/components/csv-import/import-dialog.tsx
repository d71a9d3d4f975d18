import { Alert, Box, Button, Dialog, DialogActions, DialogBody, Stack } from '@hawiyat/shared/ui';
import { useEffect, useRef } from 'react';
import { ChosenFile } from './chosen-file.tsx';
import { type CsvImport, type CsvImporter, wouldChange } from './csv-import.ts';
import { ImportDoubts, ImportPrices, RejectedRows } from './import-lists.tsx';
import { ImportSummary } from './import-summary.tsx';
import type { ImportTexts } from './import-texts.ts';
import { messages } from './texts.ts';

export interface ImportDialogProps {
  csv: CsvImporter;
  state: CsvImport;
  texts: ImportTexts;
}

export function ImportDialog({ csv, state, texts }: ImportDialogProps) {
  const { stage, fileName } = state;
  const done = stage === 'done';
  const report = 'report' in state ? state.report : null;
  return (
    <Dialog title={texts.title} busy={stage === 'importing'} onClose={csv.close}>
      <DialogBody>
        <Stack gap="5">
          {'error' in state && state.error && <Alert status="error">{state.error}</Alert>}
          {done && <Alert status="success">{messages.success}</Alert>}
          <Box>
            <ChosenFile
              name={fileName}
              texts={report ? null : texts}
              listName={csv.name}
              disabled={stage === 'importing'}
              onChoose={(file) => void csv.choose(file)}
            />
            {/* Always present, because screen readers miss a live region that appears with its content. */}
            <Box role="status">{report && <ImportSummary report={report} />}</Box>
          </Box>
          {report?.dryRun && <ImportPrices prices={report.prices} />}
          {report && <ImportDoubts doubts={report.doubts} />}
          {report && report.faults.length > 0 && (
            <RejectedRows report={report} name={csv.name} choices={texts.choices} />
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        {!done && <MainAction csv={csv} state={state} />}
        <LeaveButton done={done} disabled={stage === 'importing'} onClick={csv.close} />
      </DialogActions>
    </Dialog>
  );
}

/** One button through all stages, so that it keeps the focus. */
function MainAction({ csv, state }: Pick<ImportDialogProps, 'csv' | 'state'>) {
  const { stage } = state;
  if (stage === 'untried') return <Button onClick={csv.retry}>{messages.retry}</Button>;
  const ready = stage === 'importing' || (stage === 'tried' && wouldChange(state.report));
  return (
    <Button
      loading={stage === 'trying' || stage === 'importing'}
      loadingText={stage === 'trying' ? messages.trying : messages.importing}
      disabled={stage !== 'trying' && !ready}
      onClick={csv.confirm}
    >
      {messages.confirm}
    </Button>
  );
}

function LeaveButton({ done, ...rest }: { done: boolean; disabled: boolean; onClick: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done) ref.current?.focus();
  }, [done]);
  return (
    <Button ref={ref} variant={done ? 'solid' : 'outline'} {...rest}>
      {done ? messages.close : messages.cancel}
    </Button>
  );
}
