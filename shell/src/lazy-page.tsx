import { lazyScreen } from './lazy-screen.tsx';

/** The host's own pages, which no first visit needs: settings, invitations, and that a page does not exist. */
export const { LazyScreen: LazyPage } = lazyScreen(
  async () => (await import(/* webpackChunkName: "account" */ './account/account.tsx')).Account,
  () => location.reload(),
);
