import { remotes } from '@hawiyat/shared/contract/remotes';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { lazy } from 'react';
import { LandingScreen } from './landing/landing-screen.tsx';
import { PublicPageScreen } from './public-pages/public-page-screen.tsx';

/** Its form is no weight of the landing page. */
const SignUpScreen = lazy(async () => ({
  default: (await import('./sign-up/sign-up-screen.tsx')).SignUpScreen,
}));

const screenOf = (path: (typeof remotes)['mf-marketing']['paths'][number]) => {
  if (path === '/') return <LandingScreen />;
  if (path === '/signup') return <SignUpScreen />;
  return <PublicPageScreen path={path} />;
};

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: remotes['mf-marketing'].paths.map((path) => ({ path, element: screenOf(path) })),
} satisfies Remote;
