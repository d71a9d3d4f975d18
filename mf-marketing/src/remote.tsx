import { remotes } from '@hawiyat/shared/contract/remotes';
import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { LandingScreen } from './landing/landing-screen.tsx';
import { PublicPageScreen } from './public-pages/public-page-screen.tsx';

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: remotes['mf-marketing'].paths.map((path) => ({
    path,
    element: path === '/' ? <LandingScreen /> : <PublicPageScreen path={path} />,
  })),
} satisfies Remote;
