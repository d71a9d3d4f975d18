import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { $session } from '@hawiyat/shared/state';
import { $areas } from './areas-store.ts';
import { composition } from './composition.ts';

interface Renderers {
  hydrate(): void;
  render(): void;
}

/**
 * Hydrates a prerendered page when its area has loaded; until then, or without a release, it stays readable with its
 * own styles and links. Only the release that rendered the HTML may hydrate it, because class names differ between
 * releases: another one renders the page again, and so does a sign-in in another tab on the landing page.
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
