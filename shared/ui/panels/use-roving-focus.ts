import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';

const buttonsIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('button')];

/** Makes a group's buttons one tab stop: arrow keys go between them in reading direction. */
export function useRovingFocus<Group extends HTMLElement>() {
  const group = useRef<Group>(null);
  const stop = useRef<HTMLElement | null>(null);
  const mark = useCallback(() => {
    if (!group.current) return;
    const buttons = buttonsIn(group.current);
    const pressed = buttons.find((button) => button.getAttribute('aria-pressed') === 'true');
    const current = buttons.find((button) => button === stop.current) ?? pressed ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }, []);
  useLayoutEffect(mark);
  return {
    ref: group,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      stop.current = target;
      mark();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const buttons = buttonsIn(event.currentTarget);
      const at = buttons.indexOf(event.target as HTMLElement);
      const last = buttons.length - 1;
      const next = {
        ArrowLeft: Math.min(at + 1, last),
        ArrowDown: Math.min(at + 1, last),
        ArrowRight: Math.max(at - 1, 0),
        ArrowUp: Math.max(at - 1, 0),
        Home: 0,
        End: last,
      }[event.key];
      if (at < 0 || next === undefined) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
  };
}
