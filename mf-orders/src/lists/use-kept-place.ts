import { useLocation } from '@hawiyat/shared/router';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

interface Left {
  /** How far the page was scrolled. */
  readonly scrolled: number;
  /** The first line that was seen, and how far into it; null where all lines are in the document. */
  readonly seen: { readonly line: number; readonly within: number } | null;
}

/** Where lists were left, by entry of the history; the oldest goes. */
const left = new Map<string, Left>();
const kept = 20;
/** The heights of the lines of the list that was left last; of one list alone, since they are as many numbers as it has lines. */
let measured: { readonly entry: string; readonly cache: CacheSnapshot } | undefined;

/**
 * Keeps where a list was scrolled to, so that «back» finds it there: the browser itself does so before the rows are there.
 * @param list what draws only the visible lines; null where all are in the document
 * @param question what the rows answer: «back» may have to wait for them
 * @returns the heights that its lines had, when it was the last one left
 */
export function useKeptPlace(
  list: RefObject<WindowVirtualizerHandle | null> | null,
  question: string | null,
): CacheSnapshot | undefined {
  const { key: entry } = useLocation();
  const [cache] = useState(measured?.entry === entry ? measured.cache : undefined);
  useLayoutEffect(() => {
    const found = left.get(entry);
    if (!found) return;
    const { scrolled, seen } = found;
    const lines = list?.current;
    // Of lines that were not measured yet the heights are guessed, so the line counts and not how far the page was scrolled.
    const top = lines && seen ? lines.getItemOffset(seen.line) + seen.within : scrolled;
    window.scrollTo({ top, behavior: 'instant' });
  }, [entry, question, list]);
  useLayoutEffect(() => {
    const lines = list?.current;
    return () => {
      const { scrollY: scrolled } = window;
      const line = lines?.findItemIndex(scrolled);
      const seen =
        lines && line !== undefined ? { line, within: scrolled - lines.getItemOffset(line) } : null;
      left.delete(entry);
      left.set(entry, { scrolled, seen });
      for (const oldest of [...left.keys()].slice(0, -kept)) left.delete(oldest);
      if (lines) measured = { entry, cache: lines.cache };
    };
  }, [entry, list]);
  return cache;
}
