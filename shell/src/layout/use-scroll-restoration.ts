import { useLocation, useNavigationType } from '@hawiyat/shared/router';
import { useEffect, useLayoutEffect } from 'react';

/** Scroll offsets by history entry, the one left last at the end. */
const offsets = new Map<string, number>();
const maxEntries = 50;
/** Milliseconds in which an area may still become long enough. */
const patience = 5_000;

function remember(entry: string): void {
  offsets.delete(entry);
  offsets.set(entry, window.scrollY);
  for (const oldest of [...offsets.keys()].slice(0, -maxEntries)) offsets.delete(oldest);
}

/** Scrolls as soon as the page is long enough, unless the user scrolls meanwhile. @returns a function that stops waiting */
function scrollWhenPossible(top: number): () => void {
  const page = document.documentElement;
  const stop = new AbortController();
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) stop.abort();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop.abort(), patience);
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    growth.disconnect();
  });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const)
    addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  growth.observe(page);
  attempt();
  return () => stop.abort();
}

/**
 * Restores the scroll offset on «back» and «forward», for all areas: the browser does so before their rows are there. The
 * scroll events of a page that becomes shorter as it is left come after the next entry has begun, so they overwrite nothing.
 */
export function useScrollRestoration(): void {
  const { key: entry } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const save = () => remember(entry);
    addEventListener('scroll', save, { passive: true });
    return () => removeEventListener('scroll', save);
  }, [entry]);
  useLayoutEffect(() => {
    const top = offsets.get(entry);
    return isReturn && top !== undefined ? scrollWhenPossible(top) : undefined;
  }, [entry, isReturn]);
}
