import type { PrerenderedPage } from '@hawiyat/shared/contract/platform/releases';
import { MemoryRouter } from '@hawiyat/shared/lib/memory-router';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './landing/landing-screen.tsx';
import socialPicture from './landing/pictures/social.jpg';
import { structuredData } from './landing/structured-data.ts';
import { legal } from './legal/legal-messages.ts';
import privacyPolicy from './legal/privacy-policy.md';
import { PrivacyPolicy } from './legal/privacy-policy.tsx';
import termsAndConditions from './legal/terms-and-conditions.md';
import { TermsAndConditions } from './legal/terms-and-conditions.tsx';
import { landing } from './texts/landing.ts';

/** Hydration needs the host's tree, which has the screen in a Suspense. Facts stay placeholders that the server fills in. */
const htmlOf = (path: string, screen: ReactNode) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>{screen}</Suspense>
    </MemoryRouter>,
  );

/** Without the release's folder, which the server adds. */
const fileOf = (address: string) => address.slice(address.indexOf('static/'));

export const pages: Record<string, PrerenderedPage> = {
  '/': {
    title: landing.title,
    description: landing.description,
    picture: fileOf(socialPicture),
    structuredData,
    html: htmlOf('/', <LandingScreen />),
  },
  '/privacy-policy': {
    title: legal.titleOf(privacyPolicy.title),
    description: legal.descriptions.privacyPolicy,
    html: htmlOf('/privacy-policy', <PrivacyPolicy />),
  },
  '/terms-and-conditions': {
    title: legal.titleOf(termsAndConditions.title),
    description: legal.descriptions.termsAndConditions,
    html: htmlOf('/terms-and-conditions', <TermsAndConditions />),
  },
};
