import type { RemoteName } from '@hawiyat/shared/contract/areas';
import type { LoadedArea } from '../composition/area-effects.ts';
import { folderOf } from '../composition/load-release.ts';
import { reportOutcome } from '../composition/outcomes.ts';
import { ReleaseFailed } from '../composition/release-failed.ts';
import { beatFor } from './heartbeat.ts';
import { findHungTabs } from './hung-tabs.ts';
import { alterations, layoutNow } from './layout-check.ts';
import { longestTask } from './long-tasks.ts';
import { watchFiles } from './missing-files.ts';

/** Milliseconds after which the layout is checked once more. */
const recheckAfter = 2_000;
/** Milliseconds for which long tasks count as the area's opening. */
const openingTime = 10_000;

/**
 * Watches a shown area: the layout around it now and a moment later, the main thread as long as it is shown, and its
 * long tasks while it opens.
 * @returns ends the watch
 */
export function watchHealth(
  name: RemoteName,
  area: LoadedArea,
  onAltered: (error: unknown) => void,
): () => void {
  watchFiles();
  findHungTabs();
  const { id } = area.release;
  const folder = folderOf(area.release, area.attempt);
  const before = layoutNow();
  const check = () => {
    const found = alterations(before, folder);
    if (found.length > 0)
      onAltered(new ReleaseFailed(`${id} altered the layout: ${found.join(', ')}`, 'altered'));
    return found.length > 0;
  };
  let secondCheck: ReturnType<typeof setTimeout> | undefined;
  if (!check()) secondCheck = setTimeout(check, recheckAfter);
  const stopBeat = beatFor({ remote: name, release: id });
  const longest = longestTask();
  const measured = setTimeout(() => {
    const longTask = longest.stop();
    if (longTask !== null) reportOutcome({ remote: name, release: id, outcome: 'measured', longTask });
  }, openingTime);
  return () => {
    clearTimeout(secondCheck);
    clearTimeout(measured);
    longest.stop();
    stopBeat();
  };
}
