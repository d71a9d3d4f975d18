import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  type WheelEvent,
} from 'react';

/** What holds its rows still from `hold` to `letGo`. */
export interface Holdable {
  /** From now on no row changes its place, until `letGo`. */
  hold(): void;
  letGo(): void;
  /** Rows that wait take their places; those that come after them wait again. */
  enter(): void;
  /** @returns when rows last came or went in a held list, in milliseconds since 1970 */
  enteredAt(): number;
}

/** Milliseconds of rest after which rows enter although a hand is in the list. */
const rest = 30_000;
/** Milliseconds in which a press was still aimed at what stood there before. */
const aiming = 500;

/**
 * Holds a list still while pointer or focus is in it.
 * @param isRead whether the details of one of its orders are open or rows are selected, which holds it, too
 * @returns handlers of the element around the list
 */
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
      timer.current = setInterval(enter, rest);
    };
  }, [isRead, hold, letGo, enter]);

  const stir = (list: Element, focused: EventTarget | null = document.activeElement) => {
    clearInterval(timer.current);
    around.current = list;
    const hasFocus = focused instanceof Element && focused !== list && list.contains(focused);
    if (!pointer.current && !hasFocus && !isRead) return letGo();
    hold();
    if (isRead) return;
    timer.current = setInterval(enter, rest);
  };
  const point = ({ currentTarget }: PointerEvent) => {
    pointer.current = true;
    stir(currentTarget);
  };
  return {
    onPointerMove: point,
    onPointerDown: point,
    onPointerLeave({ pointerType, currentTarget }: PointerEvent) {
      // A finger is in the list between two presses too.
      if (pointerType === 'touch') return;
      pointer.current = false;
      stir(currentTarget);
    },
    onFocus: ({ currentTarget, target }: FocusEvent) => stir(currentTarget, target),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => stir(currentTarget, relatedTarget),
    onKeyDown: ({ currentTarget }: KeyboardEvent) => stir(currentTarget),
    onWheel: ({ currentTarget }: WheelEvent) => stir(currentTarget),
    onClickCapture(event: SyntheticEvent) {
      if (Date.now() - enteredAt() > aiming) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
