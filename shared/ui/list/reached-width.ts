import { useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const isReached = (width: number) => matchMedia(`(min-width: ${width}px)`).matches;

/** The largest of some widths in pixels that the window has; 0 if it has none. */
export const useReachedWidth = (widths: readonly number[]): number =>
  useSyncExternalStore(follow, () => Math.max(0, ...widths.filter(isReached)));

/** Attributes of a row of cards. Each of the window's `widths` has room for one card more. */
export function useCardRow(widths: readonly number[]) {
  const reached = useReachedWidth(widths);
  const perRow = 1 + widths.filter((width) => width <= reached).length;
  return { 'data-row': perRow, style: { gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` } };
}
