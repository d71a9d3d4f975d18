import { remoteOfPath, remotes } from '@hawiyat/shared/contract/remotes';
import { BrowserRouter } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { UiProvider } from '@hawiyat/shared/ui';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { enterArea, singleLimit } from './composition/areas-store.ts';
import { whenPrerenderedAreaOpens } from './composition/prerendered.ts';
import './composition/provided-late.ts';
import { watchStyles } from './composition/release-styles.ts';
import { Routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>
);

watchStyles(singleLimit());

// Somebody with a session is on the way from / to the dashboard.
const owner = remoteOfPath($session.get() && location.pathname === '/' ? '/dashboard' : location.pathname);
if (owner && root.hasChildNodes() && !$session.get()) {
  whenPrerenderedAreaOpens(owner, {
    hydrate: () =>
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.warn('[composition] the page was drawn anew', error),
      }),
    // What stood there goes in the same commit, so that nothing flashes in between.
    draw: () => flushSync(() => createRoot(root).render(app)),
  });
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
// The first area's release is asked for beside the first render, not after it.
if (owner && (remotes[owner].audience === 'anyone' || $session.get())) enterArea(owner);
// Set by the page for a stored session: now it is known whether there is one.
delete document.documentElement.dataset.session;
