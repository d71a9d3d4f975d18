import { useLocation } from '@hawiyat/shared/router';
import { useLayoutEffect, useRef } from 'react';
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua';

/** The list left last: its history entry, scroll offset and row heights. */
let left: { entry: string; scrolled: number; cache: CacheSnapshot } | undefined;

/**
 * Restores the scroll offset on «back»: the browser does so before the rows are there.
 * @returns `list` for the virtualizer's ref, `cache` for its rows' heights
 */
export function useScrollRestoration() {
  const { key: entry } = useLocation();
  const list = useRef<WindowVirtualizerHandle>(null);
  const found = useRef(left?.entry === entry ? left : undefined);
  useLayoutEffect(() => {
    if (found.current) window.scrollTo({ top: found.current.scrolled, behavior: 'instant' });
    const { current: handle } = list;
    return () => {
      if (handle) left = { entry, scrolled: window.scrollY, cache: handle.cache };
    };
  }, [entry]);
  return { list, cache: found.current?.cache };
}
