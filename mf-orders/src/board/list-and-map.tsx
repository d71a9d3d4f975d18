import { useCallback, useRef, useState } from 'react';
import { StyledDay } from './day.styles.ts';
import { DayList } from './day-list.tsx';
import { DayMap, type LazyMapState } from './day-map.tsx';
import type { DayStops } from './day-store.ts';

const wide = '(min-width: 1024px)';

export interface ListAndMapProps {
  answer: DayStops;
  /** True while the stops belong to another day. */
  outdated: boolean;
  map: LazyMapState;
}

export function ListAndMap({ answer, outdated, map }: ListAndMapProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const reveal = (selector: string) =>
    root.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });

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
      <DayList answer={answer} chosen={chosen} onPress={press} />
      <div data-map="">
        <DayMap map={map} answer={answer} chosen={chosen} onChoose={choose} onLeave={leave} />
      </div>
    </StyledDay>
  );
}
