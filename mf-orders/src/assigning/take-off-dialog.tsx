import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  Field,
  Input,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { dialogTitles } from '../components/dialog.ts';
import { reasonHint } from '../components/reason-field.tsx';
import { messages } from './assigning-messages.ts';
import { type ChangedTask, changeDriver } from './change-driver.ts';

interface TakeOff {
  readonly reason: string;
}

export function TakeOffDialog({ task, driver, onClose }: ChangedTask & { onClose: () => void }) {
  const form = useForm<TakeOff, TakeOff>({
    defaults: { reason: '' },
    send: ({ reason }) => changeDriver({ task, driver }, null, reason.trim() || null),
    onDone: onClose,
  });
  const { submission, busy } = form;
  return (
    <Dialog title={dialogTitles['take-off']} busy={busy} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          <Stack gap="1">
            <Text fontWeight="medium">{messages.takeOffQuestion(driver.name)}</Text>
            <Text color="fg.muted">{messages.takeOffHint}</Text>
          </Stack>
          <Field label={messages.takeOffReason} hint={reasonHint}>
            <Input maxLength={300} dir="auto" disabled={form.locked} {...form.field('reason')} />
          </Field>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          colorPalette="danger"
          loading={busy}
          loadingText={messages.takingOff}
          disabled={submission.stage === 'done'}
          onClick={() => void form.onSubmit()}
        >
          {messages.takeOff}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {messages.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
