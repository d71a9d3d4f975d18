import type { RemoteName } from '@hawiyat/shared/contract/areas';
import { $session } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import type { LoadedArea } from '../composition/area-effects.ts';

/** Milliseconds after which it is watched, however busy the page is: the area's own files and data come first. */
const atLatest = 1_000;

/**
 * Watches a shown area of a signed-in page for what it cannot report itself. The watching is a chunk that loads when the
 * browser is idle.
 * @param onAltered called when the layout around the area has changed with it
 * @returns ends the watch
 */
export function watchArea(
  name: RemoteName,
  area: LoadedArea,
  onAltered: (error: unknown) => void,
): () => void {
  let stop = () => {};
  let left = false;
  const start = async () => {
    const { watchHealth } = await import(/* webpackChunkName: "health" */ './watch-health.ts');
    if (!left) stop = watchHealth(name, area, onAltered);
  };
  // A development build, and the areas of a single application, are no releases.
  if ($session.get() && area.release.id && !import.meta.env.DEV)
    whenIdle(atLatest)
      .then(() => (left ? undefined : start()))
      .catch((reason) => console.warn('[health] is not watched', reason));
  return () => {
    left = true;
    stop();
  };
}
