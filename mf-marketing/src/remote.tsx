import { isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import { samplePublisher } from '@hawiyat/shared/contract/platform/settings';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { publicFacts } from '@hawiyat/shared/locale/public-facts';
import { pageFacts } from '@hawiyat/shared/state';
import { type ComponentType, lazy } from 'react';
import { Facts } from './components/facts.ts';

/** Chunk names must match the paths (`shared/federation/screens.ts`), or the page cannot preload its screen. */
const screens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/': async () =>
    (await import(/* webpackChunkName: "home" */ './landing/landing-screen.tsx')).LandingScreen,
  '/signup': async () =>
    (await import(/* webpackChunkName: "signup" */ './sign-up/sign-up-screen.tsx')).SignUpScreen,
  '/privacy-policy': async () =>
    (await import(/* webpackChunkName: "privacy-policy" */ './legal/privacy-policy.tsx')).PrivacyPolicy,
  '/terms-and-conditions': async () =>
    (await import(/* webpackChunkName: "terms-and-conditions" */ './legal/terms-and-conditions.tsx'))
      .TermsAndConditions,
};

// A release whose screen cannot be loaded counts as failed, and a prerendered page then stays as it is.
const current = Object.entries(screens).find(([path]) => isWithin(path, location.pathname));
await current?.[1]();

const { publisher = samplePublisher, year = String(new Date().getFullYear()), demo = false } = pageFacts();
const facts = publicFacts(publisher, year, demo);

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: Object.entries(screens).map(([path, screen]) => {
    const Screen = lazy(async () => ({ default: await screen() }));
    return {
      path,
      element: (
        <Facts value={facts}>
          <Screen />
        </Facts>
      ),
    };
  }),
} satisfies Remote;
