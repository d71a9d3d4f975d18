import { MemoryRouter } from '@hawiyat/shared/router';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './landing/landing-screen.tsx';
import { PrivacyPolicy } from './legal/privacy-policy.tsx';
import { TermsAndConditions } from './legal/terms-and-conditions.tsx';

/** The tree is the host's: its area holds the screen in a Suspense. Facts stay placeholders, which the server fills in. */
const rendered = (path: string, screen: ReactNode) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>{screen}</Suspense>
    </MemoryRouter>,
  );

/** HTML of the public pages by their path. */
export const pages = {
  '/': rendered('/', <LandingScreen />),
  '/privacy-policy': rendered('/privacy-policy', <PrivacyPolicy />),
  '/terms-and-conditions': rendered('/terms-and-conditions', <TermsAndConditions />),
};
