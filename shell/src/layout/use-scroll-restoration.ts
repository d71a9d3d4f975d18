import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { useLayoutEffect } from 'react';

/** Scroll offsets by history entry, the last used at the end. */
const offsets = new Map<string, number>();
const maxEntries = 50;
/** Milliseconds in which an area may still become long enough. */
const patience = 5_000;
/** Milliseconds in which a virtual list may still correct the offset while it measures rows. */
const settling = 500;

function remember(entry: string): void {
  offsets.delete(entry);
  offsets.set(entry, window.scrollY);
  for (const oldest of [...offsets.keys()].slice(0, -maxEntries)) offsets.delete(oldest);
}

/** Scrolls as soon as the page is long enough, and keeps the offset unless the person scrolls. Returns the end. */
function scrollWhenPossible(top: number): () => void {
  const page = document.documentElement;
  const stop = new AbortController();
  const isThere = () => Math.abs(window.scrollY - top) < 1;
  let timer = setTimeout(() => stop.abort(), patience);
  let hasArrived = false;
  const attempt = () => {
    if (!isThere()) window.scrollTo({ top, behavior: 'instant' });
    if (hasArrived || !isThere()) return;
    hasArrived = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), settling);
  };
  const growth = new ResizeObserver(attempt);
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growth.disconnect();
  });
  addEventListener('scroll', attempt, { passive: true, signal: stop.signal });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const)
    addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  growth.observe(page);
  attempt();
  return () => stop.abort();
}

/** The browser would restore the offset before the area's rows are there. */
export function useScrollRestoration(): void {
  const { key: entry } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // A layout effect: later, the scroll event of a page that became shorter would count for this entry.
  useLayoutEffect(() => {
    const save = () => remember(entry);
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [entry]);
  useLayoutEffect(() => {
    const top = offsets.get(entry);
    return isReturn && top !== undefined ? scrollWhenPossible(top) : undefined;
  }, [entry, isReturn]);
}
