import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Remote } from '@hawiyat/shared/federation/remote';
import type { LoadedArea } from '@hawiyat/shell/src/composition/area-effects.ts';
import type { Offer } from '@hawiyat/shell/src/composition/load-attempt.ts';

/** The four areas as a single application has them: lazy by route, built in one piece with the host. */
const areas: Readonly<Record<RemoteName, () => Promise<{ default: Remote }>>> = {
  'mf-marketing': () => import(/* webpackChunkName: "mf-marketing" */ '@hawiyat/mf-marketing/remote'),
  'mf-fleet': () => import(/* webpackChunkName: "mf-fleet" */ '@hawiyat/mf-fleet/remote'),
  'mf-orders': () => import(/* webpackChunkName: "mf-orders" */ '@hawiyat/mf-orders/remote'),
  'mf-insights': () => import(/* webpackChunkName: "mf-insights" */ '@hawiyat/mf-insights/remote'),
};

/** An area of the single application has no release of its own and nothing to fall back to. */
const release = { id: '', globalName: '', contract: 0, base: '', entry: '', integrity: '' };
const composed = { assigned: release, fallback: null, withdrawn: [] };

/** Replaces the host's: every area has a release, so that it loads. */
export const composedFor = (): Pick<Offer, 'composed' | 'isAvoided'> => ({ composed, isAvoided: false });

/** Replaces the host's: an area is a lazy chunk of the application itself. */
export async function loadArea(name: RemoteName): Promise<LoadedArea> {
  const load = areas[name];
  if (!load) throw new Error(`The application has no ${name}`);
  const { default: remote } = await load();
  return { release, attempt: 0, remote };
}

/** Replaces the host's: a chunk leaves nothing behind. */
export function discardAttempt(): void {}

/** Replaces the host's: what becomes of a chunk says nothing about a release. */
export function reportAttempt(): void {}
