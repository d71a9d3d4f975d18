import { mayI } from '@hawiyat/shared/state';
import { EmptyState, lazyPart, PartWarning, useMedia } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { MapPinOff } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { type Coordinates, knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/day.ts';
import { messages as mapMessages } from '../../texts/location.ts';
import { StyledDay } from './day.styles.ts';
import { useDayLanes } from './day-store.ts';
import type { DriverMark } from './driver-badge.tsx';
import { Lane } from './lane.tsx';
import type { DayLane, DayStops } from './lanes.ts';
import { $pending } from './move-stop.ts';
import type { StopsMapProps } from './stops-map.tsx';

const wide = '(min-width: 1024px)';

export interface ListAndMapProps {
  answer: DayStops;
  outdated: boolean;
}

export function ListAndMap({ answer, outdated }: ListAndMapProps) {
  const { lanes, marks } = useDayLanes(answer);
  const [chosen, setChosen] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const reveal = (selector: string) =>
    root.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  const press = useCallback((id: string) => {
    setChosen((now) => (now === id ? null : id));
    reveal('[data-map]');
  }, []);
  const choose = useCallback((id: string) => {
    setChosen(id);
    // On narrow windows, scrolling would move the map away under the finger.
    if (matchMedia(wide).matches) reveal(`[data-stop="${id}"]`);
  }, []);
  // The previous popup closes after the next stop was chosen.
  const leave = useCallback((id: string) => setChosen((now) => (now === id ? null : now)), []);

  return (
    <StyledDay ref={root} aria-busy={outdated}>
      <div data-list="">
        <DayLanes {...{ lanes, marks, chosen }} day={answer.day} depot={answer.depot} onPress={press} />
        <p data-muted="">{messages.estimate}</p>
      </div>
      <div data-map="" data-print="no">
        <DayMap
          day={answer.day}
          {...{ lanes, marks, chosen }}
          depot={knownCoordinates(answer.depot)}
          onChoose={choose}
          onLeave={leave}
        />
      </div>
    </StyledDay>
  );
}

interface DayLanesProps {
  lanes: readonly DayLane[];
  day: string;
  depot: Coordinates | null;
  marks: ReadonlyMap<string, DriverMark>;
  chosen: string | null;
  onPress: (id: string) => void;
}

/** Side by side on wide windows, so that stops can be dragged between them; a list on phones. */
function DayLanes({ lanes, day, depot, marks, chosen, onPress }: DayLanesProps) {
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
            {...{ lane, day, pending, onPress }}
            depot={start}
            mark={lane.driver ? marks.get(lane.driver.id) : undefined}
            chosen={lane.stops.some(({ id }) => id === chosen) ? chosen : null}
            drags={wide && mayI('assign')}
          />
        ))}
    </section>
  );
}

export const StopsMap = lazyPart(async () => (await import('./stops-map.tsx')).StopsMap, {
  height: '24rem',
  label: mapMessages.loading,
  failed: (_, { retry }) => <PartWarning retry={retry}>{mapMessages.picturesFailed}</PartWarning>,
});

export function DayMap(props: StopsMapProps) {
  if (!props.lanes.some(({ stops }) => stops.some((stop) => knownCoordinates(stop.deliveryLocation))))
    return <EmptyState title={mapMessages.none} icon={<MapPinOff size={24} />} />;
  return <StopsMap {...props} />;
}
