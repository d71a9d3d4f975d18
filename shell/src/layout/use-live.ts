import { fetchOrderCounts, goLive } from '@hawiyat/shared/state';
import { useEffect } from 'react';

/** Milliseconds after which the page goes live, however busy it is. */
const atLatest = 2_000;

/** The first area's files and data come first. Browsers without idle callbacks wait a moment. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atLatest });
    else setTimeout(resolve, atLatest / 4);
  });
}

/** @param active false while somebody signs out, whose token is about to end */
export function useLive(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let left = false;
    const ready = whenIdle();
    const stop = goLive(ready);
    void ready.then(() => (left ? undefined : fetchOrderCounts()));
    return () => {
      left = true;
      stop();
    };
  }, [active]);
}
