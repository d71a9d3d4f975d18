import { remotes } from '@hawiyat/shared/contract/remotes';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { lazy } from 'react';
import { PublicPageScreen } from './public-pages/public-page-screen.tsx';

/** Each screen is a chunk of its own, named as its path is (`shared/federation/screens.ts`): no page loads another's. */
const Landing = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './landing/landing-screen.tsx')).LandingScreen,
}));

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: remotes['mf-marketing'].paths.map((path) => ({
    path,
    element: path === '/' ? <Landing /> : <PublicPageScreen path={path} />,
  })),
} satisfies Remote;
