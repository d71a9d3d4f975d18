import { remotes } from '@hawiyat/shared/contract/remotes';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { publicFacts } from '@hawiyat/shared/locale/public-facts';
import { pageFacts } from '@hawiyat/shared/state';
import { lazy, type ReactNode } from 'react';
import { LandingScreen } from './landing/landing-screen.tsx';
// The texts come later, their look at once: a prerendered page needs it before any script.
import './legal/legal.module.css';
import { Facts } from './parts/facts.ts';
import { PublicPageScreen } from './public-pages/public-page-screen.tsx';

const PrivacyPolicy = lazy(async () => ({
  default: (await import('./legal/privacy-policy.tsx')).PrivacyPolicy,
}));
const TermsAndConditions = lazy(async () => ({
  default: (await import('./legal/terms-and-conditions.tsx')).TermsAndConditions,
}));

const screens: Record<(typeof remotes)['mf-marketing']['paths'][number], ReactNode> = {
  '/': <LandingScreen />,
  '/signup': <PublicPageScreen path="/signup" />,
  '/privacy-policy': <PrivacyPolicy />,
  '/terms-and-conditions': <TermsAndConditions />,
};

const { publisher, year } = pageFacts();
const facts = publicFacts(publisher, year ?? String(new Date().getFullYear()));

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: remotes['mf-marketing'].paths.map((path) => ({
    path,
    element: <Facts value={facts}>{screens[path]}</Facts>,
  })),
} satisfies Remote;
