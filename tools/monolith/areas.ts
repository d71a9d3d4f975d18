import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import type { Remote } from '@hawiyat/shared/federation/remote';

type RemoteModule = () => Promise<{ default: Remote }>;

/** The four areas as a single application would have them: lazy by route, built in one piece with the host. */
export const areas: Record<RemoteName, RemoteModule> = {
  'mf-marketing': () => import(/* webpackChunkName: "mf-marketing" */ '@hawiyat/mf-marketing/remote'),
  'mf-fleet': () => import(/* webpackChunkName: "mf-fleet" */ '@hawiyat/mf-fleet/remote'),
  'mf-orders': () => import(/* webpackChunkName: "mf-orders" */ '@hawiyat/mf-orders/remote'),
  'mf-insights': () => import(/* webpackChunkName: "mf-insights" */ '@hawiyat/mf-insights/remote'),
};
