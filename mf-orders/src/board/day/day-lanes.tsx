import { mayI } from '@hawiyat/shared/state';
import { useMedia } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type Coordinates, knownCoordinates } from '../../components/coordinates.ts';
import { messages } from './day-messages.ts';
import type { DriverMark } from './driver-mark.ts';
import { Lane } from './lane.tsx';
import type { DayLane } from './lanes.ts';
import { $pending } from './move-stop.ts';

interface DayLanesProps {
  lanes: readonly DayLane[];
  day: string;
  depot: Coordinates | null;
  marks: ReadonlyMap<string, DriverMark>;
  chosen: string | null;
  onPress: (id: string) => void;
}

/** Side by side on wide windows, so that stops can be dragged between them; a list on phones. */
export function DayLanes({ lanes, day, depot, marks, chosen, onPress }: DayLanesProps) {
  const wide = useMedia('(min-width: 768px)');
  const pending = useStore($pending);
  const start = knownCoordinates(depot);
  return (
    // The lanes scroll sideways, which must work by keyboard too.
    <section aria-label={messages.lanes} data-lanes="" {...(wide && { tabIndex: 0 })}>
      {lanes
        .filter(({ driver, stops }) => wide || stops.length > 0 || driver === null)
        .map((lane) => (
          <Lane
            key={lane.driver?.id ?? ''}
            lane={lane}
            day={day}
            depot={start}
            mark={lane.driver ? marks.get(lane.driver.id) : undefined}
            chosen={lane.stops.some(({ id }) => id === chosen) ? chosen : null}
            pending={pending}
            drags={wide && mayI('assign')}
            onPress={onPress}
          />
        ))}
    </section>
  );
}
