import { useLocation } from '@hawiyat/shared/router';
import { useLayoutEffect } from 'react';

/** Scroll offsets by history entry. */
const offsets = new Map<string, number>();
const maxEntries = 20;

/** The browser restores the offset before the rows have arrived, so it is done again when they have. */
export function useScrollRestoration(queryKey: string | null): void {
  const { key: entry } = useLocation();
  useLayoutEffect(() => {
    const top = offsets.get(entry);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [entry, queryKey]);
  useLayoutEffect(
    () => () => {
      offsets.delete(entry);
      offsets.set(entry, window.scrollY);
      for (const oldest of [...offsets.keys()].slice(0, -maxEntries)) offsets.delete(oldest);
    },
    [entry],
  );
}
