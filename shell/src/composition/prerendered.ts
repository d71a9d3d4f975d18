import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { $session } from '@hawiyat/shared/state';
import { $areas } from './areas-store.ts';
import { composition } from './composition.ts';

interface Renderers {
  hydrate(): void;
  render(): void;
}

/**
 * Hydrates a prerendered page when its area has loaded. When no release of the area arrives, the page stays as it is,
 * in its own styles, and its links work without scripts.
 *
 * Only the release that rendered the HTML may hydrate it, because class names differ between releases. With another
 * release the page is re-rendered, and so is the landing page when somebody signs in in another tab.
 * @param name the area whose page it is
 */
export function hydrateWhenAreaLoads(name: RemoteName, { hydrate, render }: Renderers): void {
  const prerenderedBy = composition().remotes[name]?.assigned.id;
  const unsubscribers = [
    $session.listen((session) => {
      if (session && location.pathname === '/') rerender();
    }),
    $areas.listen((areas) => {
      const area = areas[name];
      if (area?.status !== 'open') return;
      if (area.release.id !== prerenderedBy) return rerender();
      stopWaiting();
      hydrate();
      removePrerenderedStyles();
    }),
  ];
  const stopWaiting = () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
  const rerender = () => {
    stopWaiting();
    render();
    removePrerenderedStyles();
  };
}

function removePrerenderedStyles(): void {
  for (const style of document.querySelectorAll('style[data-prerendered]')) style.remove();
}
