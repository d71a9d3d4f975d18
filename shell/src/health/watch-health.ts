import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { whenIdle } from '@hawiyat/shared/ui/when-idle';
import type { LoadedArea } from '../composition/area-effects.ts';
import { folderOf } from '../composition/load-release.ts';
import { reportOutcome } from '../composition/outcomes.ts';
import { ReleaseFailed } from '../composition/release-failed.ts';
import { beatFor } from './heartbeat.ts';
import { findHungTabs } from './hung-tabs.ts';
import { layoutWatch } from './layout-watch.ts';
import { watchFiles } from './missing-files.ts';
import { countOpeningCalls } from './opening-calls.ts';

/** Milliseconds after which the page is looked at once more: what a look doubts is certain then. */
const lookAgainAfter = 2_000;
/** Milliseconds after which it is looked at however busy the page is. */
const lookAtLatest = 1_000;
/** Milliseconds between looks at a page in which nothing seems to happen. */
const lookEvery = 30_000;

/** Resolves right after the browser has laid the page out and drawn it: what is read then costs no layout of its own. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** `look` is called after each navigation, `stop` when the area is left. */
export interface AreaHealth {
  look(): void;
  stop(): void;
}

/**
 * Watches a shown area: what is around it now, a moment later, as long as it opens, and then from time to time, after each
 * navigation and whenever the page is hidden or shown; the main thread as long as it is shown; and how many calls its opening makes.
 * `onLook` is called with each look.
 */
export function watchHealth(
  name: RemoteName,
  area: LoadedArea,
  { onAltered, onLook }: { onAltered(error: unknown): void; onLook(): void },
): AreaHealth {
  watchFiles();
  findHungTabs();
  const { id } = area.release;
  const own = { remote: name, release: id };
  const layout = layoutWatch(folderOf(area.release, area.attempt));
  let again: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const tell = (found: readonly string[]) => {
    if (found.length > 0)
      onAltered(new ReleaseFailed(`${id} altered the layout: ${found.join(', ')}`, 'altered'));
  };
  const lookAtOnce = () => {
    onLook();
    tell(layout.entries());
  };
  const looks = [() => tell(layout.look()), () => tell(layout.presses())];
  const check = () => {
    for (const part of [lookAtOnce, ...looks]) part();
  };
  // Each part in a task of its own: nobody waits for a look.
  const checkIdle = async () => {
    for (const part of [lookAtOnce, ...looks]) {
      await whenIdle(lookAtLatest);
      await drawn();
      if (isLeft) return;
      part();
    }
  };
  // Before the next area is looked at, which would be blamed for what this one leaves.
  const checkLast = async () => {
    lookAtOnce();
    for (const part of looks) {
      await drawn();
      part();
    }
  };
  const look = () => {
    // What is only hidden now may never be seen again.
    if (document.hidden) check();
    else void checkIdle();
    clearTimeout(again);
    again = setTimeout(checkIdle, lookAgainAfter);
  };
  const navigated = () => {
    layout.navigated();
    look();
  };
  look();
  const timer = setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', look);
  const stopBeat = beatFor(own);
  const stopCounting = countOpeningCalls((calls) => {
    void checkIdle();
    reportOutcome({ ...own, outcome: 'measured', calls });
  });
  return {
    look: navigated,
    stop: () => {
      isLeft = true;
      void checkLast();
      clearTimeout(again);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stopCounting();
      stopBeat();
    },
  };
}
