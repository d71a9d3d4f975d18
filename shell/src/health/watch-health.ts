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

/** Milliseconds until the second look, which confirms the first one's doubts. */
const lookAgainAfter = 2_000;
/** Milliseconds that a look waits for an idle browser. */
const lookAtLatest = 1_000;
/** Milliseconds between looks at a page without events. */
const lookEvery = 30_000;

/** Resolves after a frame: then reading the layout forces no new one. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** `look` runs after each navigation, `stop` when the area is left. */
export interface AreaHealth {
  look(): void;
  stop(): void;
}

/** Looks at the page while the area opens, then regularly, after navigations, and when the page is hidden or shown. */
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
  // Each part in its own task, so that no interaction waits for a look.
  const checkIdle = async () => {
    for (const part of [lookAtOnce, ...looks]) {
      await whenIdle(lookAtLatest);
      await drawn();
      if (isLeft) return;
      part();
    }
  };
  // Before the next area's first look, which would blame that area.
  const checkLast = async () => {
    lookAtOnce();
    for (const part of looks) {
      await drawn();
      part();
    }
  };
  const look = () => {
    // A hidden page may never be shown again.
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
