import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { Alert, Button, Dialog, DialogActions, DialogBody, HStack, Stack, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers } from '../../components/drivers.ts';
import { ReasonField, useDriverChoice } from '../../components/reason-field.tsx';
import type { Task } from '../../components/task.ts';
import { dialogs } from '../../dialogs.ts';
import { messages } from '../../texts/day.ts';
import { $stops } from './day-store.ts';
import type { DriverRef } from './lanes.ts';
import { giveStop } from './move-stop.ts';
import { StopTargets } from './stop-targets.tsx';

interface MovedStop {
  task: Task;
  driver: DriverRef | null;
  /** The driver on whose lane it was dropped. */
  to?: DriverRef;
}

export function MoveStopDialog({ task, driver, to, title, onClose }: DialogProps<MovedStop>) {
  const answer = useStore($stops).data;
  const { form, choice, field } = useDriverChoice(
    ({ driverId, reason }) => {
      const chosen = to ?? $drivers.get().data?.find(({ id }) => id === driverId);
      if (!chosen) throw new Error('A driver was chosen who is not there');
      return giveStop({ task, from: driver }, chosen, driver && reason.trim()).then(onClose);
    },
    { isNeeded: driver !== null, ...(to && { driverId: to.id }) },
  );
  const { submission, busy } = form;
  useEffect(() => () => void requestAnimationFrame(() => focusAgain(task.id)), [task.id]);
  return (
    <Dialog title={title} busy={busy} onClose={onClose}>
      <DialogBody>
        <Stack gap="4">
          {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
          <Text color="fg.muted">
            {to && driver
              ? messages.fromTo(driver.name, to.name)
              : messages.current(task.number ?? '', driver?.name)}
          </Text>
          {driver && (
            <Stack gap="2">
              <ReasonField {...field} />
              <HStack role="group" aria-label={messages.usualReasons} gap="2" flexWrap="wrap">
                {messages.reasons.map((usual) => (
                  <Button
                    key={usual}
                    size="sm"
                    variant="outline"
                    disabled={form.locked}
                    onClick={() => form.set('reason', usual)}
                  >
                    {usual}
                  </Button>
                ))}
              </HStack>
            </Stack>
          )}
          {!to && answer && (
            <StopTargets
              {...{ stops: answer, task, driver, busy, give: choice.onChoose }}
              takeOff={(from) => {
                onClose();
                dialogs.open('takeOff', { task, driver: from });
              }}
            />
          )}
        </Stack>
      </DialogBody>
      {to && (
        <DialogActions>
          <Button
            loading={busy}
            loadingText={messages.moving}
            disabled={submission.stage === 'done'}
            onClick={() => choice.onChoose(to.id)}
          >
            {messages.confirm}
          </Button>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {messages.back}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function focusAgain(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(id)}"] [data-menu]`);
  // The focus fell to an element around the lanes.
  if (button && document.activeElement?.contains(button)) button.focus();
}
