import type { FocusEvent, KeyboardEvent, PointerEvent, SyntheticEvent, WheelEvent } from 'react';
import { useEffect, useRef } from 'react';

export interface Holdable {
  hold(): void;
  letGo(): void;
  /** Waiting rows take their places; later ones wait again. */
  enter(): void;
  /** Milliseconds since 1970 of the last change of a held list. */
  enteredAt(): number;
}

/** Milliseconds without movement after which rows enter a held list. */
const restTime = 30_000;
/** Milliseconds in which a press still aims at the former row. */
const aimTime = 500;

/** Holds a list while pointer or focus is in it, or while `isRead`: e.g. a row's details are open. */
export function useHold({ hold, letGo, enter, enteredAt }: Holdable, isRead: boolean) {
  const pointer = useRef(false);
  const around = useRef<Element>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(
    () => () => {
      clearInterval(timer.current);
      letGo();
    },
    [letGo],
  );

  useEffect(() => {
    if (!isRead) return;
    clearInterval(timer.current);
    hold();
    return () => {
      const { current: list } = around;
      const hasFocus = list !== document.activeElement && list?.contains(document.activeElement);
      if (!pointer.current && !hasFocus) return letGo();
      timer.current = setInterval(enter, restTime);
    };
  }, [isRead, hold, letGo, enter]);

  const stir = (list: Element, focused: EventTarget | null = document.activeElement) => {
    clearInterval(timer.current);
    around.current = list;
    const hasFocus = focused instanceof Element && focused !== list && list.contains(focused);
    if (!pointer.current && !hasFocus && !isRead) return letGo();
    hold();
    if (isRead) return;
    timer.current = setInterval(enter, restTime);
  };
  const point = ({ currentTarget }: PointerEvent) => {
    pointer.current = true;
    stir(currentTarget);
  };
  return {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave({ pointerType, currentTarget }: PointerEvent) {
      // A finger stays in the list between two presses.
      if (pointerType === 'touch') return;
      pointer.current = false;
      stir(currentTarget);
    },
    onFocus: ({ currentTarget, target }: FocusEvent) => stir(currentTarget, target),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => stir(currentTarget, relatedTarget),
    onKeyDown: ({ currentTarget }: KeyboardEvent) => stir(currentTarget),
    onWheel: ({ currentTarget }: WheelEvent) => stir(currentTarget),
    onClickCapture(event: SyntheticEvent) {
      if (Date.now() - enteredAt() > aimTime) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
