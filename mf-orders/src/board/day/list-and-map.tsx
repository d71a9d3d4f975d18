import { mayI } from '@hawiyat/shared/state';
import { EmptyState, lazyPart, PartWarning, useMedia } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { MapPinOff } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { knownCoordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/day.ts';
import { messages as mapMessages } from '../../texts/location.ts';
import { StyledDay } from './day.styles.ts';
import { useDayLanes } from './day-store.ts';
import { Lane } from './lane.tsx';
import type { DayStops } from './lanes.ts';
import { $pending } from './move-stop.ts';
import type { StopsMapProps } from './stops-map.tsx';

const wide = '(min-width: 1024px)';

export function ListAndMap({ answer, outdated }: { answer: DayStops; outdated: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = { ...useDayLanes(answer), chosen, day: answer.day, depot: knownCoordinates(answer.depot) };
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
        <DayLanes {...shown} onPress={press} />
        <p data-muted="">{messages.estimate}</p>
      </div>
      <div data-map="" data-print="no">
        {shown.lanes.some(({ stops }) => stops.some((stop) => knownCoordinates(stop.deliveryLocation))) ? (
          <StopsMap {...shown} onChoose={choose} onLeave={leave} />
        ) : (
          <EmptyState title={mapMessages.none} icon={<MapPinOff size={24} />} />
        )}
      </div>
    </StyledDay>
  );
}

interface DayLanesProps extends Omit<StopsMapProps, 'onChoose' | 'onLeave'> {
  onPress: (id: string) => void;
}

/** Side by side on wide windows, so that stops can be dragged between them; a list on phones. */
function DayLanes({ lanes, day, depot, marks, chosen, onPress }: DayLanesProps) {
  const wide = useMedia('(min-width: 768px)');
  const pending = useStore($pending);
  return (
    // The lanes scroll sideways, which must work by keyboard too.
    <section aria-label={messages.lanes} data-lanes="" {...(wide && { tabIndex: 0 })}>
      {lanes
        .filter(({ driver, stops }) => wide || stops.length > 0 || driver === null)
        .map((lane) => (
          <Lane
            key={lane.driver?.id ?? ''}
            {...{ lane, day, depot, pending, onPress }}
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
