import { today } from '@hawiyat/shared/locale/today';
import { Alert, Dialog, DialogBody, Text } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { dialogTitles } from '../components/dialog.ts';
import { ReasonField } from '../components/reason-field.tsx';
import { messages } from './assigning-messages.ts';
import { type ChangedTask, changeDriver } from './change-driver.ts';
import { DriverChoice } from './driver-choice.tsx';

interface Change {
  readonly driverId: string;
  readonly reason: string;
}

/** Possible until the first driver sets off; the order's timeline has the reason. */
export function ChangeDriverDialog({ task, driver, onClose }: ChangedTask & { onClose: () => void }) {
  const form = useForm<Change, Change>({
    defaults: { reason: '' },
    send: ({ driverId, reason }) => changeDriver({ task, driver }, driverId, reason.trim()),
    onDone: onClose,
  });
  const [isMissing, setMissing] = useState(false);
  const { submission, busy } = form;
  const reason = String(form.value('reason') ?? '');
  const choose = (driverId: string) => {
    const hasReason = reason.trim() !== '';
    setMissing(!hasReason);
    if (!hasReason) return;
    form.set('driverId', driverId);
    void form.onSubmit();
  };
  return (
    <Dialog title={dialogTitles['change-driver']} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb="0">
        <Text color="fg.muted">{messages.about(task, today())}</Text>
        <Text fontWeight="medium">{messages.now(driver.name)}</Text>
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        <ReasonField
          isMissing={isMissing && reason.trim() === ''}
          disabled={form.locked}
          {...form.field('reason')}
        />
        <DriverChoice
          day={task.day}
          task={task.id}
          text=""
          except={driver.id}
          busyWith={busy ? (form.value('driverId') ?? null) : null}
          onChoose={choose}
        />
      </DialogBody>
    </Dialog>
  );
}
