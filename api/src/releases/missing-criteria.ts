import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isForVisitors } from './areas/known-area.ts';
import { windowName } from './canary/canary-sample.ts';
import { windowOf } from './canary/canary-windows.ts';
import { type CriteriaInput, unmetCriteria } from './canary/promotion-criteria.ts';
import { hasPassedProbe } from './probe/probe-rows.ts';
import type { Rollout, RolloutState } from './rollout.ts';

/** What promotion depends on: the canary figures of a rollout, and its trial. */
export async function criteriaInputOf(
  tx: Transaction<Schema>,
  areas: readonly Area[],
  remote: Releasable,
  { stables }: RolloutState,
  rollout: Rollout,
): Promise<CriteriaInput> {
  return {
    hasStable: stables.length > 0,
    isForVisitors: isForVisitors(areas, remote),
    window: await windowOf(tx, windowName(rollout)),
    hasPassedProbe: await hasPassedProbe(tx, rollout),
  };
}

/** @returns the criteria that the next stage still waits for, e.g. `sessions:40/60`; none without a rollout */
export async function missingCriteria(
  tx: Transaction<Schema>,
  areas: readonly Area[],
  remote: Releasable,
  rolloutState: RolloutState,
  now: Date,
): Promise<string[]> {
  const { rollout } = rolloutState;
  if (!rollout) return [];
  return unmetCriteria(await criteriaInputOf(tx, areas, remote, rolloutState, rollout), rollout, now);
}
