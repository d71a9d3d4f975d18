import type { Remote } from '@hawiyat/shared/federation/remote';

type RemoteModule = () => Promise<{ default: Remote }>;

/** The four areas as a single application would have them: lazy by route, built in one piece with the host. */
const areas: Record<string, RemoteModule> = {
  mf_marketing: () => import('@hawiyat/mf-marketing/remote'),
  mf_fleet: () => import('@hawiyat/mf-fleet/remote'),
  mf_orders: () => import('@hawiyat/mf-orders/remote'),
  mf_insights: () => import('@hawiyat/mf-insights/remote'),
};

const instance = {
  registerPlugins: () => undefined,
  registerRemotes: () => undefined,
  /** @param id a release's name in the federation and its exposed module: `mf_fleet__1_0_0_3f9c2a71d0/remote` */
  loadRemote: (id: string) => areas[id.replace(/__.*$/, '')]?.(),
};

/** Stands in the place of the federation's runtime, so that nothing of the host changes. */
export const getInstance = () => instance;
