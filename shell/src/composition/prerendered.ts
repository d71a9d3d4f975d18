import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { $session } from '@hawiyat/shared/state';
import { $areas } from './areas-store.ts';
import { composition } from './composition.ts';

/** The two ways to make a page that came complete from the server this host's own. */
interface TakeOver {
  /** Takes the elements as they stand. */
  hydrate(): void;
  /** Puts its own in their place, at once. */
  draw(): void;
}

/**
 * Waits with a page that came complete from the server until its area is there. When no release of the area arrives
 * the page simply stays, in its own styles: its links are real ones and lead on by themselves.
 *
 * Only the release that the HTML is of may hydrate it: another one has other class names, and two releases must never
 * mix. Then, and when somebody signs in elsewhere, the page is drawn anew.
 * @param name the area whose page it is
 */
export function whenPrerenderedAreaOpens(name: RemoteName, { hydrate, draw }: TakeOver): void {
  const prerenderedBy = composition().remotes[name]?.assigned.id;
  const stopWaiting = [
    $session.listen((session) => {
      if (session) drawAnew();
    }),
    $areas.listen((areas) => {
      const area = areas[name];
      if (area?.status !== 'open') return;
      if (area.release.id !== prerenderedBy) return drawAnew();
      end();
      hydrate();
      dropStyles();
    }),
  ];
  const end = () => {
    for (const stop of stopWaiting) stop();
  };
  const drawAnew = () => {
    end();
    draw();
    dropStyles();
  };
}

/** By now the release has its stylesheet in the page: the styles that came with the page have done their work. */
function dropStyles(): void {
  for (const style of document.querySelectorAll('style[data-prerendered]')) style.remove();
}
