import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Remote } from '@hawiyat/shared/federation/remote';
import type { LoadedArea } from '@hawiyat/shell/src/composition/area-effects.ts';
import type { Offer } from '@hawiyat/shell/src/composition/load-attempt.ts';

/** The areas of a single application: lazy by route, in one build with the host. */
const areas: Readonly<Record<RemoteName, () => Promise<{ default: Remote }>>> = {
  'mf-marketing': () => import(/* webpackChunkName: "mf-marketing" */ '@hawiyat/mf-marketing/remote'),
  'mf-fleet': () => import(/* webpackChunkName: "mf-fleet" */ '@hawiyat/mf-fleet/remote'),
  'mf-orders': () => import(/* webpackChunkName: "mf-orders" */ '@hawiyat/mf-orders/remote'),
  'mf-insights': () => import(/* webpackChunkName: "mf-insights" */ '@hawiyat/mf-insights/remote'),
};

/** An area has no release of its own and no fallback. */
const release = { id: '', globalName: '', contract: 0, base: '', entry: '', integrity: '' };
const composed = { assigned: release, fallback: null, withdrawn: [] };

/** This and what follows replace the host's functions. */
export const composedFor = (): Pick<Offer, 'composed' | 'isAvoided'> => ({ composed, isAvoided: false });

export async function loadArea(name: RemoteName): Promise<LoadedArea> {
  const load = areas[name];
  if (!load) throw new Error(`The application has no ${name}`);
  const { default: remote } = await load();
  return { release, attempt: 0, remote };
}

export function discardAttempt(): void {}

export function reportAttempt(): void {}
