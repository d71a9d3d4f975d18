import { MemoryRouter } from '@hawiyat/shared/router';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './landing/landing-screen.tsx';

/** HTML of the public pages by their path. The tree is the host's: its area holds the screen in a Suspense. */
export const pages = {
  '/': renderToString(
    <MemoryRouter initialEntries={['/']}>
      <Suspense>
        <LandingScreen />
      </Suspense>
    </MemoryRouter>,
  ),
};
