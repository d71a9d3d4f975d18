import type { PrerenderedPage } from '@hawiyat/shared/contract/releases';
import { MemoryRouter } from '@hawiyat/shared/router';
import { type ReactElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { landing } from './landing/landing-messages.ts';
import { LandingScreen } from './landing/landing-screen.tsx';
import { structuredData } from './landing/structured-data.ts';

/** The tree is the host's: its area holds the screen in a Suspense. */
const htmlOf = (path: string, screen: ReactElement) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>{screen}</Suspense>
    </MemoryRouter>,
  );

/** The public pages by their path, complete as search engines and browsers without scripts get them. */
export const pages: Record<string, PrerenderedPage> = {
  '/': {
    title: landing.title,
    description: landing.description,
    structuredData,
    html: htmlOf('/', <LandingScreen />),
  },
};
