import type { Context } from '../db/context.ts';
import type { RolloutLog } from './rollout-log.ts';
import type { ReleaseStore } from './store.ts';

export interface ReleaseContext extends Context {
  readonly releases: ReleaseStore;
  readonly rollouts: RolloutLog;
}
