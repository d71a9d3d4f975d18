import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { $session, isSessionWhole } from '@hawiyat/shared/state';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import type { LoadedArea } from '../composition/area-effects.ts';
import { holdMarker } from '../composition/crash-markers.ts';
import { checkBuiltIns, reportOutcome } from '../composition/outcomes.ts';
import type { AreaHealth } from './watch-health.ts';

/** Milliseconds after which the watch starts on a busy page; the area's files and data come first. */
const longestWait = 1_000;

/** Watches what a shown area cannot report itself. The watch is a chunk that loads when the browser is idle. */
export function watchArea(
  name: RemoteName,
  area: LoadedArea,
  onAltered: (error: unknown) => void,
): AreaHealth {
  const { id: release } = area.release;
  // Development builds, and the areas of the monolith, are no releases.
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
  whenIdle(longestWait)
    .then(() => (left ? undefined : start()))
    .catch((reason) => console.warn('[health] is not watched', reason));
  const releaseMarker = holdMarker(name, release);
  // A lost session shows no area any more.
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
