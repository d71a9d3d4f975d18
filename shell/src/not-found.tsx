import { lazyScreen } from './lazy-screen.tsx';

export const { LazyScreen: NotFound } = lazyScreen(
  async () => (await import(/* webpackChunkName: "not-found" */ './not-found-screen.tsx')).NotFoundScreen,
  () => location.reload(),
);
