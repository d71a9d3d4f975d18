import { CallError } from '@hawiyat/shared/client';
import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, Dialog, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { assignDriver } from '../components/assign-driver.ts';
import { useDriverChoice } from '../components/reason-field.tsx';
import type { Task } from '../components/task.ts';
import { messages } from '../texts/assigning.ts';
import { DriverChoice } from './driver-choice.tsx';

export function AssignDriverDialog({ task, title, onClose }: DialogProps<{ task: Task }>) {
  const [taken, setTaken] = useState<ErrorBody['assigned']>();
  const send = ({ driverId }: { driverId: string }) =>
    assignDriver(task, driverId).then(onClose, (error: unknown) => {
      if (error instanceof CallError) setTaken(error.assigned);
      throw error;
    });
  const { form, choice } = useDriverChoice(send, { isNeeded: false });
  const { submission, busy } = form;
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb={taken ? '6' : '0'}>
        <Text color="fg.muted">{messages.about(task, today())}</Text>
        {submission.stage === 'failed' && (
          <Alert status="error">
            <Stack gap="1">
              <span>{submission.message}</span>
              {taken && <span>{messages.taken(taken.by, taken.driverName)}</span>}
            </Stack>
          </Alert>
        )}
        {!taken && <DriverChoice day={task.day} task={task.id} {...choice} />}
      </DialogBody>
      {taken && <CloseAction onClose={onClose} />}
    </Dialog>
  );
}
