import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SampleKeys } from './canary-sample.ts';
import { countsOf, lockedComparison, storeComparison, storeCounts } from './comparison-rows.ts';
import { isSlowerThanBefore, noPairs, pairedMetric, withDrift, withPair } from './paired-comparison.ts';

/** Milliseconds; `before` holds the company's times with the stable release, the latest last. */
export interface PairedReport {
  readonly time: number;
  readonly before: readonly number[];
}

/** Compares a session with its company's earlier one; returns whether the candidate is now slower beyond chance. */
export async function addPaired(
  tx: Transaction<Schema>,
  { rollout, session, company, sample: { arm } }: SampleKeys,
  { time, before }: PairedReport,
  now: Date,
): Promise<boolean> {
  if (before.length === 0) return false;
  const side = { rollout, metric: pairedMetric, stage: '', arm } as const;
  const comparison = await lockedComparison(tx, side, noPairs, now);
  if (arm === 'stable') {
    await storeComparison(tx, side, withDrift(comparison, company, time, before), now);
    return false;
  }
  const seen = (await countsOf(tx, side, { kind: 'company', unit: company })) ?? { sessions: 0, events: 0 };
  const own = before.at(-1 - seen.sessions);
  const isCounted = (await countsOf(tx, side, { kind: 'session', unit: session })) !== undefined;
  const after = own === undefined || isCounted ? null : withPair(comparison, { time, before: own }, seen);
  if (!after) return isSlowerThanBefore(comparison);

  const isSlower = after.company.events - seen.events;
  await storeCounts(tx, side, { kind: 'session', unit: session }, { sessions: 1, events: isSlower });
  await storeCounts(tx, side, { kind: 'company', unit: company }, after.company);
  await storeComparison(tx, side, after.comparison, now);
  return isSlowerThanBefore(after.comparison);
}
