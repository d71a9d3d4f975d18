import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { Alert, Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, useForm } from '@hawiyat/shared/ui/forms';
import { changeDriver, type TaskOfDriver } from '../components/assign-driver.ts';
import { messages } from '../texts/assigning.ts';
import { messages as reasonMessages } from '../texts/reason.ts';
import { messages as taskMessages } from '../texts/task.ts';

interface TakeOff {
  readonly reason: string;
}

export function TakeOffDialog({ task, driver, title, onClose }: DialogProps<TaskOfDriver>) {
  const form = useForm<TakeOff, TakeOff>({
    defaults: { reason: '' },
    send: ({ reason }) => changeDriver({ task, driver }, null, reason.trim() || null).then(onClose),
  });
  const { submission, busy } = form;
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          <Stack gap="1">
            <Text fontWeight="medium">{messages.takeOffQuestion(driver.name)}</Text>
            <Text color="fg.muted">{messages.takeOffHint}</Text>
          </Stack>
          <InputField
            label={messages.takeOffReason}
            hint={reasonMessages.hint}
            maxLength={300}
            disabled={form.locked}
            {...form.field('reason')}
          />
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
          {taskMessages.takeOff}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {messages.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
