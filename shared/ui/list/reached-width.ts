import { useSyncExternalStore } from 'react';

function follow(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const isReached = (width: number) => matchMedia(`(min-width: ${width}px)`).matches;

/** The largest of some widths in pixels that the window has; 0 if it has none. */
export const useReachedWidth = (widths: readonly number[]): number =>
  useSyncExternalStore(follow, () => Math.max(0, ...widths.filter(isReached)));
