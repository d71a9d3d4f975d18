import {
  Alert,
  Button,
  chakra,
  Dialog,
  DialogActions,
  DialogBody,
  Field,
  HStack,
  Input,
  Stack,
  Text,
} from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { dialogTitles, openDialog } from '../../components/dialog.ts';
import { $drivers } from '../../components/drivers.ts';
import type { Task } from '../../components/task.ts';
import { messages } from './day-messages.ts';
import { $stops } from './day-store.ts';
import { DriverBadge } from './driver-badge.tsx';
import type { DriverMark } from './driver-mark.ts';
import { type DayLane, type DriverRef, isOpen, movedTo } from './lanes.ts';
import { arrangeLane, giveStop } from './move-stop.ts';
import { useDayLanes } from './use-day-lanes.ts';

export interface MovedStop {
  task: Task;
  /** Whom it has now. */
  driver: DriverRef | null;
  /** Who gets it, when it has been dragged there. */
  to?: DriverRef;
}

interface Move {
  readonly driverId: string;
  readonly reason: string;
}

const Targets = chakra('ul', {
  base: {
    listStyle: 'none',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '12',
      px: '2',
      borderRadius: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _disabled: { cursor: 'default', opacity: '0.6' },
    },
    '& li + li': { borderTopWidth: '1px' },
    '& button > span:last-child': { ms: 'auto', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Where a stop goes: to another driver, or to another place in its driver's order. What dragging does, without dragging. */
export function MoveStopDialog({ task, driver, to, onClose }: MovedStop & { onClose: () => void }) {
  const answer = useStore($stops).data;
  const form = useForm<Move, Move>({
    defaults: { reason: '', ...(to && { driverId: to.id }) },
    send: ({ driverId, reason }) => {
      const chosen = to ?? $drivers.get().data?.find(({ id }) => id === driverId);
      if (!chosen) throw new Error('A driver was chosen who is not there');
      return giveStop({ task, from: driver }, chosen, driver && reason.trim());
    },
    onDone: onClose,
  });
  const { submission, busy } = form;
  useEffect(() => () => void requestAnimationFrame(() => focusAgain(task.id)), [task.id]);
  const [isMissing, setMissing] = useState(false);
  const reason = String(form.value('reason') ?? '');
  const give = (driverId: string) => {
    const isReady = driver === null || reason.trim() !== '';
    setMissing(!isReady);
    if (!isReady) return;
    form.set('driverId', driverId);
    void form.onSubmit();
  };
  return (
    <Dialog title={dialogTitles['move-stop']} busy={busy} onClose={onClose}>
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
              <Field
                label={messages.reason}
                required
                hint={messages.reasonHint}
                error={isMissing && reason.trim() === '' ? messages.reasonMissing : undefined}
              >
                <Input
                  data-autofocus=""
                  maxLength={300}
                  dir="auto"
                  disabled={form.locked}
                  {...form.field('reason')}
                />
              </Field>
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
          {!to && answer && <Choices stops={answer} {...{ task, driver, busy, give }} />}
        </Stack>
      </DialogBody>
      {to && (
        <DialogActions>
          <Button
            loading={busy}
            loadingText={messages.moving}
            disabled={submission.stage === 'done'}
            onClick={() => give(to.id)}
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

/** The card has left the lane in which the dialog was opened, and its button with it. */
function focusAgain(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-stop="${CSS.escape(id)}"] [data-menu]`);
  // The focus has fallen to whatever is around the lanes.
  if (button && document.activeElement?.contains(button)) button.focus();
}

interface ChoicesProps extends MovedStop {
  stops: Parameters<typeof useDayLanes>[0];
  busy: boolean;
  give: (driverId: string) => void;
}

function Choices({ stops, task, driver, busy, give }: ChoicesProps) {
  const { lanes, marks } = useDayLanes(stops);
  const own = lanes.find((lane) => lane.driver?.id === driver?.id);
  return (
    <>
      {driver && own && <Order day={stops.day} lane={own} driverId={driver.id} id={task.id} />}
      <Targets aria-label={messages.drivers}>
        {lanes.map(
          (lane) =>
            lane.driver &&
            lane.driver.id !== driver?.id && (
              <li key={lane.driver.id}>
                <Target
                  lane={lane}
                  name={lane.driver.name}
                  mark={marks.get(lane.driver.id)}
                  busy={busy}
                  onGive={() => give(lane.driver?.id ?? '')}
                />
              </li>
            ),
        )}
      </Targets>
      {driver && (
        <Button
          variant="outline"
          colorPalette="danger"
          disabled={busy}
          onClick={() => openDialog({ kind: 'take-off', task, driver })}
        >
          {messages.takeOff}
        </Button>
      )}
    </>
  );
}

interface TargetProps {
  lane: DayLane;
  name: string;
  mark: DriverMark | undefined;
  busy: boolean;
  onGive: () => void;
}

const Target = ({ lane, name, mark, busy, onGive }: TargetProps) => (
  <button type="button" aria-label={messages.moveTo(name)} disabled={busy} onClick={onGive}>
    {mark && <DriverBadge mark={mark} />}
    <bdi>{name}</bdi>
    <span>{messages.orders(lane.stops.length)}</span>
  </button>
);

function Order({ day, lane, driverId, id }: { day: string; lane: DayLane; driverId: string; id: string }) {
  const ids = lane.stops.filter(isOpen).map((stop) => stop.id);
  const place = ids.indexOf(id);
  if (ids.length < 2 || place === -1) return null;
  const go = (to: number) => void arrangeLane(day, driverId, movedTo(ids, id, to));
  return (
    <HStack role="group" aria-label={messages.order} gap="2" flexWrap="wrap">
      <Text aria-live="polite" flex="1">
        {messages.placeOf(place + 1, ids.length)}
      </Text>
      <Button size="sm" variant="outline" disabled={place === 0} onClick={() => go(place - 1)}>
        {messages.earlier}
      </Button>
      <Button size="sm" variant="outline" disabled={place === ids.length - 1} onClick={() => go(place + 1)}>
        {messages.later}
      </Button>
    </HStack>
  );
}
