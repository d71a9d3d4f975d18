import { lazyScreen } from '../lazy-screen.tsx';

/** The sign-in screen, whose chunk the page of /signin preloads. */
export const { LazyScreen: LazySignIn, load: loadSignIn } = lazyScreen(
  async () => (await import(/* webpackChunkName: "signin" */ './sign-in-screen.tsx')).SignIn,
  () => location.assign('/signin'),
);
