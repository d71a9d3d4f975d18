import { fetchOrderCounts, goLive } from '@hawiyat/shared/state';
import { useEffect } from 'react';

/** Milliseconds after which the page goes live, however busy it still is. */
const atLatest = 2_000;

/** Keeps the panel up to date while it is open. It waits until the first area has what it needs, whose files come first. */
export function useLive(): void {
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop = goLive();
      void fetchOrderCounts();
    };
    const idle = 'requestIdleCallback' in window;
    const waiting = idle
      ? requestIdleCallback(start, { timeout: atLatest })
      : setTimeout(start, atLatest / 4);
    return () => {
      if (idle) cancelIdleCallback(waiting as number);
      else clearTimeout(waiting);
      stop();
    };
  }, []);
}
