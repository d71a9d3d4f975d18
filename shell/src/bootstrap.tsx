import { remoteOfPath, remotes } from '@hawiyat/shared/contract/remotes';
import { BrowserRouter } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { UiProvider } from '@hawiyat/shared/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { enterArea, singleLimit } from './composition/areas-store.ts';
import './composition/provided-late.ts';
import { watchStyles } from './composition/release-styles.ts';
import { Routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchStyles(singleLimit());

// The first area's release is asked for beside the first render, not after it.
const owner = remoteOfPath(location.pathname);
if (owner && (remotes[owner].audience === 'anyone' || $session.get())) enterArea(owner);

createRoot(root).render(
  <StrictMode>
    <UiProvider>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </UiProvider>
  </StrictMode>,
);
