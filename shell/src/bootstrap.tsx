import { BrowserRouter } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { UiProvider } from '@hawiyat/shared/ui';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepTitle } from './components/page-title.ts';
import { watchStyles } from './composition/area-styles.ts';
import { areaOf, isOpen } from './composition/areas.ts';
import { attemptLimit, enterArea, waitUntilReady } from './composition/areas-store.ts';
import { runningHost } from './composition/composition.ts';
import { findDiedReleases } from './composition/crash-markers.ts';
import { watchLinks } from './composition/dead-links.ts';
import { reportOnLeave, reportOutcome, watchErrors } from './composition/outcomes.ts';
import { hydrateWhenAreaLoads } from './composition/prerendered.ts';
import { LazySignIn } from './lazy-screens.tsx';
import { Routes } from './routes.tsx';
import { endOnServer } from './sign-in/sign-out.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Milliseconds after which the layout renders without its area. */
const longestSkeleton = 500;

function HostOutcome() {
  useEffect(() => {
    const report = () => reportOutcome({ remote: 'shell', release: runningHost, outcome: 'loaded' });
    report();
    return $session.listen((session) => {
      if (session) report();
    });
  }, []);
  return null;
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <UiProvider>
        <Routes />
        <HostOutcome />
      </UiProvider>
    </BrowserRouter>
  </StrictMode>
);

watchErrors();
watchLinks();
keepTitle();
reportOnLeave(runningHost);
watchStyles(attemptLimit());
findDiedReleases();
void endOnServer();
addEventListener('online', endOnServer);

// `/` redirects a signed-in person to the dashboard.
const ownArea = areaOf($session.get() && location.pathname === '/' ? '/dashboard' : location.pathname);
const owner = ownArea?.name ?? null;
const isPublic = ownArea?.audience === 'anyone';
const isSignIn = !$session.get() && (owner ? !isPublic : location.pathname === '/signin');
const render = () => {
  root.replaceChildren();
  createRoot(root).render(app);
};
if (owner && isPublic && root.hasChildNodes()) {
  hydrateWhenAreaLoads(owner, {
    hydrate: () =>
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.warn('[composition] the page was re-rendered', error),
      }),
    // The skeleton leaves in the same commit, so that nothing flashes.
    render: () => flushSync(() => createRoot(root).render(app)),
  });
} else if (isSignIn) {
  // The sign-in is a lazy chunk: rendering before it has loaded would flash.
  LazySignIn.preload().then(render);
} else if (owner && document.getElementById('skeleton')) {
  // The skeleton stays until layout and area can render in one commit.
  waitUntilReady(owner, longestSkeleton).then(render);
} else render();
// The first area loads during the first render, not after it.
if (ownArea && isOpen(ownArea) && (isPublic || $session.get())) void enterArea(ownArea.name);
// The page's inline script sets it for a stored session.
delete document.documentElement.dataset.session;
