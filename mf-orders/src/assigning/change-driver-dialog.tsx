import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, useForm } from '@hawiyat/shared/ui/forms';
import { offerFormerDriver, overtaken } from '../components/assign-driver.ts';
import { sendDriverChange } from '../components/assigned-driver.ts';
import { ReasonField, useDriverChoice } from '../components/reason-field.tsx';
import type { Task } from '../components/task.ts';
import { messages } from '../texts/assigning.ts';
import { messages as reasonMessages } from '../texts/reason.ts';
import { DriverChoice } from './driver-choice.tsx';

/** Possible until the first driver sets off; the order's timeline has the reason. */
export function ChangeDriverDialog({ task, driver, title, onClose }: DialogProps<ChangedTask>) {
  const { form, choice, field } = useDriverChoice(({ driverId, reason }) =>
    changeDriver({ task, driver }, driverId, reason.trim()).then(onClose),
  );
  const { submission, busy } = form;
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb="0">
        <Text color="fg.muted">{messages.about(task, today())}</Text>
        <Text fontWeight="medium">{messages.now(driver.name)}</Text>
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        <ReasonField {...field} />
        <DriverChoice day={task.day} task={task.id} except={driver.id} {...choice} />
      </DialogBody>
    </Dialog>
  );
}

interface TakeOff {
  readonly reason: string;
}

export function TakeOffDialog({ task, driver, title, onClose }: DialogProps<ChangedTask>) {
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
          {messages.takeOff}
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          {messages.back}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChangedTask {
  readonly task: Task;
  readonly driver: { readonly id: string; readonly name: string };
}

/** Offers to undo. @throws CallError 409 when the driver has set off, or a colleague changed him meanwhile */
export async function changeDriver(
  { task, driver }: ChangedTask,
  driverId: string | null,
  reason: string | null,
): Promise<void> {
  const change = { from: driver.id, driverId, reason };
  const name = await sendDriverChange(task, change).catch(overtaken(task));
  offerFormerDriver(task, driver, driverId === null ? null : { id: driverId, name: name ?? '' });
}
