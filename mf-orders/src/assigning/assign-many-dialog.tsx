import type { CallOptions } from '@hawiyat/shared/client';
import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { notify, offerUndo } from '@hawiyat/shared/state';
import { Alert, Dialog, DialogBody, Stack, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { sendAssignments, sendDriverChange } from '../components/assigned-driver.ts';
import { useDriverChoice } from '../components/reason-field.tsx';
import type { Task } from '../components/task.ts';
import { messages } from '../texts/assigning.ts';
import { DriverChoice } from './driver-choice.tsx';

const { many: texts } = messages;

export function AssignManyDialog({ tasks, title, onClose }: DialogProps<{ tasks: readonly Task[] }>) {
  const [result, setResult] = useState<ManyAssigned | null>(null);
  const send = async ({ driverId }: { driverId: string }) => {
    const assigned = await assignManyDrivers(tasks, driverId);
    if (assigned.others.length > 0) setResult(assigned);
    else onClose();
  };
  const { form, choice } = useDriverChoice(send, { isNeeded: false });
  const { submission, busy } = form;
  const days = tasks.map(({ day }) => day).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb={result ? '6' : '0'}>
        <Text color="fg.muted">{texts.about(tasks.length, first, last)}</Text>
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        {result ? (
          <Stack gap="3" overflowY="auto">
            {result.given.length > 0 && (
              <Alert status="success">{texts.done(result.driverName, result.given.length)}</Alert>
            )}
            <Text fontWeight="medium">{texts.notAll(result.others.length)}</Text>
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

interface ManyAssigned {
  readonly driverName: string;
  readonly given: readonly Task[];
  readonly others: readonly { readonly task: Task; readonly reason: string }[];
}

/** @throws CallError when no task was assigned, as with a deleted driver */
async function assignManyDrivers(tasks: readonly Task[], driverId: string): Promise<ManyAssigned> {
  const { driverName, tasks: answers } = await sendAssignments(tasks, driverId);
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  const given = tasks.filter(({ id }) => byId.get(id)?.assigned);
  const others = tasks.flatMap((task) => {
    const answer = byId.get(task.id);
    if (answer?.assigned) return [];
    const who = answer?.driver ? ` ${texts.taken(answer.driver.by, answer.driver.driverName)}` : '';
    return [{ task, reason: `${answer?.reason ?? texts.unknown}${who}` }];
  });
  if (given.length > 0)
    offerUndo(assignMany, {
      text: texts.done(driverName, given.length),
      undo: (options) => undo(given, { id: driverId, name: driverName }, options),
    });
  return { driverName, given, others };
}

/** Undoes one task after the other; a driver who has set off stays. @throws the last failure if each failed */
async function undo(tasks: readonly Task[], driver: { id: string; name: string }, options: CallOptions) {
  const change = { from: driver.id, driverId: null, reason: texts.undone };
  let takenOff = 0;
  let failure: unknown;
  for (const task of tasks)
    try {
      await sendDriverChange(task, change, options);
      takenOff += 1;
    } catch (error) {
      failure = error;
    }
  if (takenOff === 0) throw failure;
  if (takenOff < tasks.length) notify(texts.notTakenOff(tasks.length - takenOff), 'error');
  return texts.takenOff(driver.name, takenOff);
}
