import { useCallback, useRef, useState } from 'react';
import { DayFrame } from './day-frame.ts';
import { DayList } from './day-list.tsx';
import { type ComingMap, DayMap } from './day-map.tsx';
import type { DayStops } from './day-store.ts';

/** Where the list and the map are beside each other. */
const wide = '(min-width: 1024px)';

export interface ListAndMapProps {
  of: DayStops;
  /** The stops are those of another day. */
  outdated: boolean;
  map: ComingMap;
}

/** A stop that is pressed in the list is shown on the map, and the other way round. */
export function ListAndMap({ of, outdated, map }: ListAndMapProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const reveal = (selector: string) =>
    frame.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });

  const press = useCallback((id: string) => {
    setChosen((now) => (now === id ? null : id));
    reveal('[data-map]');
  }, []);
  const choose = useCallback((id: string) => {
    setChosen(id);
    // Where the map is below the list, it must not run away from the finger.
    if (matchMedia(wide).matches) reveal(`[data-stop="${id}"]`);
  }, []);
  // The popup of the stop before closes after the next one was chosen.
  const leave = useCallback((id: string) => setChosen((now) => (now === id ? null : now)), []);

  return (
    <DayFrame ref={frame} aria-busy={outdated}>
      <DayList of={of} chosen={chosen} onPress={press} />
      <div data-map="">
        <DayMap map={map} of={of} chosen={chosen} onChoose={choose} onLeave={leave} />
      </div>
    </DayFrame>
  );
}
