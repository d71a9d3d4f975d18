import { goLive } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import { atom } from 'nanostores';
import { useEffect } from 'react';

/** Milliseconds after which a busy page goes live. */
const longestWait = 2_000;

export const $liveParts = atom<typeof import('./live-parts.ts') | null>(null);

/** Milliseconds between two attempts. */
const retryDelay = 10_000;

/** The panel works without the parts, so it retries until they load. */
async function loadParts(isWanted: () => boolean): Promise<typeof import('./live-parts.ts') | null> {
  while (isWanted()) {
    try {
      const parts = await import(/* webpackChunkName: "live-parts" */ './live-parts.ts');
      $liveParts.set(parts);
      return parts;
    } catch (error) {
      console.warn('Header and badges are not live', error);
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
  return null;
}

export function useLive(): void {
  useEffect(() => {
    let left = false;
    let unlisten = () => {};
    // The first area's files and data come first.
    const ready = whenIdle(longestWait);
    const stop = goLive(ready);
    void ready.then(async () => {
      const parts = await loadParts(() => !left);
      if (left || !parts) return;
      // Counts stay current while the drawer with the badge is closed.
      unlisten = parts.$orderCounts.listen(() => {});
      void parts.$orderCounts.ensure();
    });
    return () => {
      left = true;
      unlisten();
      stop();
    };
  }, []);
}
