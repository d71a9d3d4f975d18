import { Button, chakra, HStack, Text } from '@hawiyat/shared/ui';
import type { Task } from '../../components/task.ts';
import { row } from '../../components/task-cells.styles.ts';
import { messages as cells } from '../../texts/cells.ts';
import { messages } from '../../texts/day.ts';
import { useDayLanes } from './day-store.ts';
import { DriverBadge } from './driver-badge.tsx';
import { type DayLane, type DriverRef, isOpen, movedTo } from './lanes.ts';
import { arrangeLane } from './move-stop.ts';

const Targets = chakra('ul', {
  base: {
    '& button': {
      ...row,
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

interface StopTargetsProps {
  stops: Parameters<typeof useDayLanes>[0];
  task: Task;
  driver: DriverRef | null;
  busy: boolean;
  give: (driverId: string) => void;
  takeOff: (driver: DriverRef) => void;
}

export function StopTargets({ stops, task, driver, busy, give, takeOff }: StopTargetsProps) {
  const { lanes, marks } = useDayLanes(stops);
  const own = lanes.find((lane) => lane.driver?.id === driver?.id);
  return (
    <>
      {driver && own && <Order day={stops.day} lane={own} driverId={driver.id} id={task.id} />}
      <Targets aria-label={messages.drivers}>
        {lanes.map(({ driver: to, stops: his }) => {
          if (!to || to.id === driver?.id) return null;
          const mark = marks.get(to.id);
          return (
            <li key={to.id}>
              <button
                type="button"
                aria-label={messages.moveTo(to.name)}
                disabled={busy}
                onClick={() => give(to.id)}
              >
                {mark && <DriverBadge mark={mark} />}
                <bdi>{to.name}</bdi>
                <span>{messages.orders(his.length)}</span>
              </button>
            </li>
          );
        })}
      </Targets>
      {driver && (
        <Button variant="outline" colorPalette="danger" disabled={busy} onClick={() => takeOff(driver)}>
          {cells.dialogs.takeOff}
        </Button>
      )}
    </>
  );
}

function Order({ day, lane, driverId, id }: { day: string; lane: DayLane; driverId: string; id: string }) {
  const ids = lane.stops.filter(isOpen).map((stop) => stop.id);
  const place = ids.indexOf(id);
  if (ids.length < 2 || place === -1) return null;
  const go = (to: number) => void arrangeLane({ day, driverId, ids }, movedTo(ids, id, to));
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
