import { CallError } from '@hawiyat/shared/client';
import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, Button, Dialog, DialogActions, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { InputField, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { changeDriver, type TaskOfDriver } from '../components/assign-driver.ts';
import { ReasonField, useDriverChoice } from '../components/reason-field.tsx';
import { messages } from '../texts/assigning.ts';
import { messages as reasonMessages } from '../texts/reason.ts';
import { messages as taskMessages } from '../texts/task.ts';
import { DriverChoice } from './driver-choice.tsx';

type OfTask = DialogProps<Pick<TaskOfDriver, 'task'> & Partial<TaskOfDriver>>;

export function AssignDriverDialog({ task, driver, title, onClose }: OfTask) {
  const [taken, setTaken] = useState<ErrorBody['assigned']>();
  const { form, choice, field } = useDriverChoice(
    ({ driverId, reason }) =>
      changeDriver({ task, driver }, driverId, driver ? reason.trim() : null).then(
        onClose,
        (error: unknown) => {
          if (!driver && error instanceof CallError) setTaken(error.assigned);
          throw error;
        },
      ),
    { isNeeded: driver !== undefined },
  );
  const { submission, busy } = form;
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb={taken ? '6' : '0'}>
        <Text color="fg.muted">{messages.about(task, today())}</Text>
        {driver && <Text fontWeight="medium">{messages.now(driver.name)}</Text>}
        {submission.stage === 'failed' && (
          <Alert status="error">
            <Stack gap="1">
              <span>{submission.message}</span>
              {taken && <span>{messages.taken(taken.by, taken.driverName)}</span>}
            </Stack>
          </Alert>
        )}
        {driver && <ReasonField {...field} />}
        {!taken && (
          <DriverChoice day={task.day} task={task.id} {...(driver && { except: driver.id })} {...choice} />
        )}
      </DialogBody>
      {taken && <CloseAction onClose={onClose} />}
    </Dialog>
  );
}

export function TakeOffDialog({ task, driver, title, onClose }: DialogProps<TaskOfDriver>) {
  const form = useForm<{ reason: string }, { reason: string }>({
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
