import { goLive } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Milliseconds after which the page goes live, however busy it is. */
const atLatest = 2_000;

/** Null until the page is live. */
export const $liveParts = atom<typeof import('./live-parts.ts') | null>(null);

/** Without them the panel works on, and a later page tries again. */
const loadParts = () =>
  import(/* webpackChunkName: "live-parts" */ './live-parts.ts').then((parts) => {
    $liveParts.set(parts);
    return parts;
  }, console.warn);

export function useLive(): void {
  useEffect(() => {
    let left = false;
    let unlisten = () => {};
    // The first area's files and data come first.
    const ready = whenIdle(atLatest);
    const stop = goLive(ready);
    void ready.then(() => {
      if (left) return;
      void loadParts().then((parts) => {
        if (left || !parts) return;
        // Counts are followed also while the drawer with the badge is closed.
        unlisten = parts.$orderCounts.listen(() => {});
        void parts.$orderCounts.ensure();
      });
    });
    return () => {
      left = true;
      unlisten();
      stop();
    };
  }, []);
}
