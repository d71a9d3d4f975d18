import { type Releasable, type Release, releasable } from '@hawiyat/shared/contract/releases';
import { type Described, gate, type Misfit } from '@hawiyat/shared/federation/surface/gate';
import { readSurface } from '@hawiyat/shared/federation/surface/read-surface';
import { cachedBy } from './cached-by.ts';
import { fileBytes } from './file-bytes.ts';
import type { RolloutState } from './rollout.ts';
import type { RolloutLog } from './rollout-log.ts';
import type { ReleaseStore } from './store.ts';

/** A live release that shares pages with another one, and their incompatibilities. */
export interface LiveMisfit extends Misfit {
  readonly with: string;
}

const described = cachedBy<Described>(40);

/**
 * Compares a release with every one that can share a page with it: a remote's with each live host, a host's
 * with each live release of every remote. Live are the stable releases, their fallbacks and candidates.
 * Bundled releases without recorded API types are skipped.
 * @param surface text of the release's own API types
 * @returns every incompatibility; empty when it may be rolled out
 * @throws Error when the text is invalid
 */
export async function liveMisfits(
  store: ReleaseStore,
  rollouts: RolloutLog,
  release: Release,
  surface: string,
): Promise<LiveMisfit[]> {
  const own: Described = { release, surface: readSurface(surface) };
  const rolloutStates = await rollouts.states();
  const others =
    release.remote === 'shell' ? releasable.filter((name) => name !== 'shell') : ['shell' as const];
  const live = await Promise.all(
    others.flatMap((name) => liveIds(rolloutStates.get(name)).map((id) => describedRelease(store, name, id))),
  );
  return live.flatMap((other) => {
    if (!other) return [];
    const misfits = release.remote === 'shell' ? gate(own, other) : gate(other, own);
    return misfits.map((misfit) => ({ ...misfit, with: other.name }));
  });
}

function liveIds({ stables, rollout }: RolloutState): string[] {
  return [...new Set([...stables.slice(-2), ...(rollout ? [rollout.release] : [])])];
}

async function describedRelease(store: ReleaseStore, name: Releasable, id: string) {
  const release = await store.find(name, id);
  if (!release?.surface) return null;
  const path = release.surface;
  const found = await described(`${name}/${id}`, async () => ({
    release,
    surface: readSurface(String(await fileBytes(store, release, path))),
  }));
  return { ...found, name: `${name} ${id}` };
}
