import { CallError } from '@hawiyat/shared/client';
import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, Dialog, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { changeDriver, type TaskOfDriver } from '../components/assign-driver.ts';
import { ReasonField, useDriverChoice } from '../components/reason-field.tsx';
import { messages } from '../texts/assigning.ts';
import { DriverChoice } from './driver-choice.tsx';

type OfTask = DialogProps<Pick<TaskOfDriver, 'task'> & Partial<TaskOfDriver>>;

/** With a driver it changes him, until he sets off; the order's timeline has the reason. */
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
