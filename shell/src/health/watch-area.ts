import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { $session, isSessionWhole } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import type { LoadedArea } from '../composition/area-effects.ts';
import { holdMarker } from '../composition/crash-markers.ts';
import { checkBuiltIns, reportOutcome } from '../composition/outcomes.ts';
import type { AreaHealth } from './watch-health.ts';

/** Milliseconds after which it is watched, however busy the page is: the area's own files and data come first. */
const atLatest = 1_000;

/**
 * Watches a shown area of a signed-in page for what it cannot report itself. The watching is a chunk that loads when the
 * browser is idle.
 * @param onAltered called when the layout around the area has changed with it
 */
export function watchArea(
  name: RemoteName,
  area: LoadedArea,
  onAltered: (error: unknown) => void,
): AreaHealth {
  const { id: release } = area.release;
  // A development build, and the areas of a single application, are no releases.
  if (!$session.get() || !release || import.meta.env.DEV) return { look() {}, stop() {} };
  let watch: AreaHealth | undefined;
  let left = false;
  let isLost = false;
  const onLook = () => {
    checkBuiltIns();
    if (isLost || isSessionWhole()) return;
    isLost = true;
    reportOutcome({ remote: name, release, outcome: 'lostSession' });
  };
  const start = async () => {
    const { watchHealth } = await import(/* webpackChunkName: "health" */ './watch-health.ts');
    if (!left) watch = watchHealth(name, area, { onAltered, onLook });
  };
  whenIdle(atLatest)
    .then(() => (left ? undefined : start()))
    .catch((reason) => console.warn('[health] is not watched', reason));
  const releaseMarker = holdMarker(name, release);
  // Nobody sees the area any more when its session is gone.
  const stopListening = $session.listen(onLook);
  return {
    look: () => {
      onLook();
      watch?.look();
    },
    stop: () => {
      left = true;
      stopListening();
      releaseMarker();
      watch?.stop();
    },
  };
}
