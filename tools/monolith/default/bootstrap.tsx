import { BrowserRouter } from '@hawiyat/shared/router';
import { UiProvider } from '@hawiyat/shared/ui';
import { Routes } from '@hawiyat/shell/src/routes.tsx';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <UiProvider>
        <Routes />
      </UiProvider>
    </BrowserRouter>
  </StrictMode>,
);
