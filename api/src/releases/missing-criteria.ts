import type { Area, Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isForVisitors } from './areas/known-area.ts';
import { windowName } from './canary/canary-sample.ts';
import { windowOf } from './canary/canary-windows.ts';
import { type CriteriaInput, unmetCriteria } from './canary/promotion-criteria.ts';
import { hasPassedProbe } from './probe/probe-rows.ts';
import type { Rollout, RolloutState } from './rollout.ts';

interface Candidacy {
  readonly areas: readonly Area[];
  readonly remote: Releasable;
  readonly rolloutState: RolloutState;
}

export async function criteriaInputOf(
  tx: Transaction<Schema>,
  { areas, remote, rolloutState: { stables } }: Candidacy,
  rollout: Rollout,
): Promise<CriteriaInput> {
  return {
    hasStable: stables.length > 0,
    isForVisitors: isForVisitors(areas, remote),
    window: await windowOf(tx, windowName(rollout)),
    hasPassedProbe: await hasPassedProbe(tx, rollout),
  };
}

/** Criteria that the next stage waits for, e.g. `sessions:40/60`; empty without a rollout. */
export async function missingCriteria(
  tx: Transaction<Schema>,
  candidacy: Candidacy,
  now: Date,
): Promise<string[]> {
  const { rollout } = candidacy.rolloutState;
  return rollout ? unmetCriteria(await criteriaInputOf(tx, candidacy, rollout), rollout, now) : [];
}
