import { CloseAction } from '@hawiyat/shared/components/close-action';
import { Alert, Dialog, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { $dialog, closeDialog, dialogTitles } from '../components/dialog.ts';
import type { Task } from '../components/task.ts';
import { assignManyDrivers, type ManyAssigned } from './assign-many.ts';
import { DriverChoice, useChosenDriver } from './driver-choice.tsx';
import { messages } from './many-messages.ts';

/** Stays open while some tasks were refused, and says why. */
export function AssignManyDialog({ tasks, onClose }: { tasks: readonly Task[]; onClose: () => void }) {
  const [result, setResult] = useState<ManyAssigned | null>(null);
  const send = async (driverId: string) => {
    const assigned = await assignManyDrivers(tasks, driverId);
    if (assigned.others.length > 0) setResult(assigned);
    else if ($dialog.get()?.kind === 'assign-many') closeDialog();
  };
  const { submission, busy, choice } = useChosenDriver(send, () => {});
  const days = tasks.map(({ day }) => day).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <Dialog title={dialogTitles['assign-many']} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb={result ? '6' : '0'}>
        <Text color="fg.muted">{messages.about(tasks.length, first, last)}</Text>
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        {result ? (
          <Stack gap="3" overflowY="auto">
            {result.given.length > 0 && (
              <Alert status="success">{messages.done(result.driverName, result.given.length)}</Alert>
            )}
            <Text fontWeight="medium">{messages.notAll(result.others.length)}</Text>
            <Stack as="ul" gap="2" listStyle="none">
              {result.others.map(({ task, reason }) => (
                <li key={task.id}>
                  <strong>
                    <bdi>{task.number}</bdi>
                  </strong>
                  <Text color="fg.muted">{reason}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ) : (
          <DriverChoice day={first} {...choice} />
        )}
      </DialogBody>
      {result && <CloseAction onClose={onClose} />}
    </Dialog>
  );
}
