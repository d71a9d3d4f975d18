import { today } from '@hawiyat/shared/locale/today';
import { Alert, Dialog, DialogBody, Text } from '@hawiyat/shared/ui';
import { dialogTitles } from '../components/dialog.ts';
import { ReasonField, useReasonedChoice } from '../components/reason-field.tsx';
import { messages } from './assigning-messages.ts';
import { type ChangedTask, changeDriver } from './change-driver.ts';
import { DriverChoice } from './driver-choice.tsx';

/** Possible until the first driver sets off; the order's timeline has the reason. */
export function ChangeDriverDialog({ task, driver, onClose }: ChangedTask & { onClose: () => void }) {
  const { form, choose, field } = useReasonedChoice(
    ({ driverId, reason }) => changeDriver({ task, driver }, driverId, reason.trim()),
    { onDone: onClose },
  );
  const { submission, busy } = form;
  return (
    <Dialog title={dialogTitles['change-driver']} busy={busy} onClose={onClose}>
      <DialogBody display="flex" flexDirection="column" gap="4" overflow="hidden" pb="0">
        <Text color="fg.muted">{messages.about(task, today())}</Text>
        <Text fontWeight="medium">{messages.now(driver.name)}</Text>
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        <ReasonField {...field} />
        <DriverChoice
          day={task.day}
          task={task.id}
          except={driver.id}
          busyWith={busy ? (form.value('driverId') ?? null) : null}
          onChoose={choose}
        />
      </DialogBody>
    </Dialog>
  );
}
