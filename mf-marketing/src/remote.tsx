import { remotes, routeOfPath } from '@hawiyat/shared/contract/remotes';
import { samplePublisher } from '@hawiyat/shared/contract/settings';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { publicFacts } from '@hawiyat/shared/locale/public-facts';
import { pageFacts } from '@hawiyat/shared/state';
import { type ComponentType, lazy } from 'react';
import { Facts } from './parts/facts.ts';

type Path = (typeof remotes)['mf-marketing']['paths'][number];

/** Each screen is a chunk of its own, named as its path is (`shared/federation/screens.ts`): no page loads another's. */
const screens: Record<Path, () => Promise<ComponentType>> = {
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

// The screen of the address comes with the remote: where it cannot be had the release counts as not arrived, and a page
// that came complete stays as it is.
const { paths } = remotes['mf-marketing'];
const asked = routeOfPath('mf-marketing', location.pathname);
if (asked) await screens[asked]();

const { publisher = samplePublisher, year = String(new Date().getFullYear()) } = pageFacts();
const facts = publicFacts(publisher, year);

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: paths.map((path) => {
    const Screen = lazy(async () => ({ default: await screens[path]() }));
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
