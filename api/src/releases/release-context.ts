import type { Context } from '../db/context.ts';
import type { RolloutLog } from './rollout-log.ts';
import type { ReleaseStore } from './store.ts';

/** What commands and queries of releases and rollouts are given. */
export interface ReleaseContext extends Context {
  readonly releases: ReleaseStore;
  readonly rollouts: RolloutLog;
}
