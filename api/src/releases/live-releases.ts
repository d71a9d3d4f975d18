import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { RolloutLog } from './rollout-log.ts';
import type { ReleaseStore } from './store.ts';

/** The releases that pages may use now: stable ones, the ones before them, and candidates. */
export async function liveReleases(store: ReleaseStore, rollouts: RolloutLog): Promise<Release[]> {
  const states = await rollouts.states();
  const releases = await Promise.all(
    states.releasable.flatMap((name) => {
      const { stables, rollout } = states.get(name);
      const ids = new Set([...stables.slice(-2), ...(rollout ? [rollout.release] : [])]);
      // Another server may have registered a further check.
      return [...ids].map((id) => store.findAgain(name, id));
    }),
  );
  return releases.filter((release) => release !== null);
}
