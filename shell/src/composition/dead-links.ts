import { areaOf } from './areas.ts';
import { $areas } from './areas-store.ts';
import { reportOutcome } from './outcomes.ts';

/** Milliseconds in which a press on a link must navigate. */
const answerTime = 1_000;

let pressed: ReturnType<typeof setTimeout> | undefined;

/** Reports the shown area when a press on the host's navigation leads nowhere. Listens before any area can. */
export function watchLinks(): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-host] nav a') : null;
      if (!link) return;
      clearTimeout(pressed);
      const { pathname } = location;
      if (link.pathname === pathname) return;
      pressed = setTimeout(() => {
        // The browser itself opens links that no script prevents, perhaps in another tab.
        const isDead = event.defaultPrevented && location.pathname === pathname;
        // A question about unsaved changes keeps the page where it is.
        if (isDead && !document.querySelector('dialog[open]:not([data-host])')) reportDeadLink(pathname);
      }, answerTime);
    },
    true,
  );
  addEventListener('popstate', () => clearTimeout(pressed));
}

function reportDeadLink(pathname: string): void {
  const name = areaOf(pathname)?.name;
  const area = name === undefined ? undefined : $areas.get()[name];
  if (name !== undefined && area?.status === 'open')
    reportOutcome({ remote: name, release: area.release.id, outcome: 'deadLink' });
}
