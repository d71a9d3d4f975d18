import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { lazy } from 'react';
import { PublicPageScreen } from './public-pages/public-page-screen.tsx';

/** Each screen is a chunk of its own, named as its path is (`shared/federation/screens.ts`): no page loads another's. */
const screens = {
  '/': () => import(/* webpackChunkName: "home" */ './landing/landing-screen.tsx'),
};

// The screen of the address comes with the remote: where it cannot be had the release counts as not arrived, and a page
// that came complete stays as it is.
const asked = location.pathname.replace(/(.)\/+$/, '$1');
if (Object.hasOwn(screens, asked)) await screens[asked as keyof typeof screens]();

const Landing = lazy(async () => ({ default: (await screens['/']()).LandingScreen }));

export default {
  name: 'mf-marketing',
  contract: remoteContract,
  routes: [
    { path: '/', element: <Landing /> },
    ...(['/signup', '/privacy-policy', '/terms-and-conditions'] as const).map((path) => ({
      path,
      element: <PublicPageScreen path={path} />,
    })),
  ],
} satisfies Remote;
