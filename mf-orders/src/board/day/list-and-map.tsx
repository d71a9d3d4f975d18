import { useCallback, useRef, useState } from 'react';
import { knownCoordinates } from '../../components/coordinates.ts';
import { StyledDay } from './day.styles.ts';
import { DayLanes } from './day-lanes.tsx';
import { DayMap } from './day-map.tsx';
import { messages } from './day-messages.ts';
import type { DayStops } from './day-store.ts';
import { useDayLanes } from './use-day-lanes.ts';

const wide = '(min-width: 1024px)';

export interface ListAndMapProps {
  answer: DayStops;
  /** True while the stops belong to another day. */
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
        <DayLanes
          lanes={lanes}
          day={answer.day}
          depot={answer.depot}
          marks={marks}
          chosen={chosen}
          onPress={press}
        />
        <p data-muted="">{messages.estimate}</p>
      </div>
      <div data-map="" data-print="no">
        <DayMap
          day={answer.day}
          lanes={lanes}
          marks={marks}
          depot={knownCoordinates(answer.depot)}
          chosen={chosen}
          onChoose={choose}
          onLeave={leave}
        />
      </div>
    </StyledDay>
  );
}
