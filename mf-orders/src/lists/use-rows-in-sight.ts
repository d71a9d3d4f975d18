import { useCallback, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { LiveList } from './live-list.ts';
import { useKeptPlace } from './use-kept-place.ts';

/** Rows above and below the window that are fetched before they are scrolled into it. */
const ahead = 30;

/**
 * Tells a list which of its rows can be seen, and keeps the place where it was scrolled to.
 * @param drawn what the rows answer and how many there are: with another answer others may be in sight
 * @param perLine how many of them stand beside each other
 * @returns `handle` for the virtualizer's ref, `look` for its scrolling
 */
export function useRowsInSight(
  { see }: Pick<LiveList<never, never>, 'see'>,
  { question, total }: { question: string | null; total: number },
  perLine = 1,
) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  useKeptPlace(question);
  const look = useCallback(() => {
    const { current: lines } = handle;
    if (!lines) return;
    const first = lines.findItemIndex(window.scrollY) * perLine;
    const last = (lines.findItemIndex(window.scrollY + window.innerHeight) + 1) * perLine - 1;
    see({ first: first - ahead, last: last + ahead });
  }, [see, perLine]);
  // With another answer, or another number of rows, others may be in sight.
  useLayoutEffect(look, [look, question, total]);
  return { handle, look };
}
