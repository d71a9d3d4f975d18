import { useLocation } from '@hawiyat/shared/router';
import { useLayoutEffect } from 'react';

/** How far the page was scrolled where lists were left, by entry of the history; the oldest goes. */
const left = new Map<string, number>();
const kept = 20;

/**
 * Keeps where a list was scrolled to, so that «back» finds it there: the browser itself does so before the rows are there.
 * @param question what the rows answer: «back» may have to wait for them
 */
export function useKeptPlace(question: string | null): void {
  const { key: entry } = useLocation();
  useLayoutEffect(() => {
    const top = left.get(entry);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [entry, question]);
  useLayoutEffect(
    () => () => {
      left.delete(entry);
      left.set(entry, window.scrollY);
      for (const oldest of [...left.keys()].slice(0, -kept)) left.delete(oldest);
    },
    [entry],
  );
}
