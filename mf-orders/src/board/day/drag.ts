import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { dropStop } from './drop-stop.ts';
import { type DayLane, isMovable, isOpen, movedTo, placeAt } from './lanes.ts';
import { arrangeLane } from './move-stop.ts';

// While a stop is dragged, only attributes change: React renders after the drop.

/** A live answer ends no drag, because the registration stays. */
export function useDraggableStop(
  stop: Stop,
  { isEnabled, isSending }: { isEnabled: boolean; isSending: boolean },
): RefObject<HTMLLIElement | null> {
  const card = useRef<HTMLLIElement>(null);
  const latest = useEffectEvent(() => ({ stop, isSending }));
  const isDraggable = isEnabled && isMovable(stop);
  useEffect(() => {
    const element = card.current;
    if (!element || !isDraggable) return;
    return draggable({
      element,
      canDrag: () => !latest().isSending,
      getInitialData: () => ({ stop: latest().stop }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    });
  }, [isDraggable]);
  return card;
}

export function useLaneAsTarget(lane: DayLane, day: string, isEnabled: boolean) {
  const target = useRef<HTMLElement>(null);
  const latest = useEffectEvent(() => ({ lane, day, driver: lane.driver }));
  useEffect(() => {
    const element = target.current;
    if (!element || !isEnabled) return;
    const openIds = () =>
      latest()
        .lane.stops.filter(isOpen)
        .map(({ id }) => id);
    /** Null for a stop of another lane, which has no place there yet. */
    const placeOf = (stop: Stop, y: number) =>
      stop.driverId !== null && stop.driverId === latest().driver?.id
        ? placeAt(middlesOf(element, openIds(), stop.id), y)
        : null;
    const mark = (stop: Stop, y: number) => {
      element.setAttribute('data-over', '');
      const others = openIds().filter((id) => id !== stop.id);
      markPlace(element, others, placeOf(stop, y));
    };
    const clear = () => {
      element.removeAttribute('data-over');
      markPlace(element, [], null);
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => isStop(source.data.stop),
      onDragEnter: ({ source, location }) => mark(source.data.stop as Stop, location.current.input.clientY),
      onDrag: ({ source, location }) => mark(source.data.stop as Stop, location.current.input.clientY),
      onDragLeave: clear,
      onDrop: ({ source, location }) => {
        clear();
        const stop = source.data.stop as Stop;
        const { driver, day } = latest();
        const place = placeOf(stop, location.current.input.clientY);
        if (place === null) return void dropStop(stop, driver);
        const former = openIds();
        const ids = movedTo(former, stop.id, place);
        if (driver && ids.join() !== former.join())
          void arrangeLane({ day, driverId: driver.id, ids: former }, ids);
      },
    });
  }, [isEnabled]);
  return target;
}

const isStop = (value: unknown): value is Stop =>
  typeof value === 'object' && value !== null && 'driverId' in value;

const rowOf = (lane: HTMLElement, id: string) => lane.querySelector(`[data-stop="${CSS.escape(id)}"]`);

const middlesOf = (lane: HTMLElement, ids: readonly string[], except: string): number[] =>
  ids
    .filter((id) => id !== except)
    .flatMap((id) => {
      const box = rowOf(lane, id)?.getBoundingClientRect();
      return box ? [box.top + box.height / 2] : [];
    });

function markPlace(lane: HTMLElement, others: readonly string[], place: number | null): void {
  const next = place === null ? undefined : others[place];
  const last = place === null || next !== undefined ? undefined : others.at(-1);
  for (const name of ['before', 'after']) {
    const marked = lane.querySelector(`[data-drop=${name}]`);
    const wanted = name === 'before' ? next : last;
    if (marked?.getAttribute('data-stop') === wanted) continue;
    marked?.removeAttribute('data-drop');
    if (wanted !== undefined) rowOf(lane, wanted)?.setAttribute('data-drop', name);
  }
}
