import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { $session } from '@hawiyat/shared/state';
import { $areas } from './areas-store.ts';
import { readComposition } from './composition.ts';

/**
 * Waits with a page that came complete from the server until its area can take it over. When no release of the area
 * arrives the page simply stays: its links are real ones and lead on by themselves.
 *
 * @param name the area whose page it is
 * @param takeOver called at most once. `hydrate` says that the HTML is of the release that was opened: another one has
 * other class names, and two releases must not mix; then, and when somebody has signed in, the page is drawn anew.
 */
export function whenPrerenderedAreaOpens(name: RemoteName, takeOver: (hydrate: boolean) => void): void {
  const once = (hydrate: boolean) => {
    leaveAreas();
    leaveSession();
    takeOver(hydrate);
  };
  const leaveSession = $session.listen((session) => session && once(false));
  const leaveAreas = $areas.listen((areas) => {
    const area = areas[name];
    if (area?.status === 'open') once(area.release.id === readComposition().remotes[name]?.assigned.id);
  });
}
