import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SampleKeys } from './canary-sample.ts';
import {
  type ComparedMetric,
  type Comparison,
  comparedMetrics,
  isWorse,
  noComparison,
  withCompared,
} from './comparison.ts';
import { countsOf, lockedComparison, storeComparison, storeCounts } from './comparison-rows.ts';
import { isSlowerThanBefore, type PairedMetric, pairedMetric } from './paired-comparison.ts';

type Tx = Transaction<Schema>;

export interface ComparedReport {
  readonly metric: ComparedMetric;
  readonly time: number | null;
  readonly hasFault: boolean;
}

/** Adds one report, and returns whether the candidate is now worse beyond chance. */
export async function addCompared(
  tx: Tx,
  { rollout, session, company, sample: { arm, stage } }: SampleKeys,
  { metric, time, hasFault }: ComparedReport,
  now: Date,
): Promise<boolean> {
  const side = { rollout, metric, stage, arm };
  const before = await lockedComparison(tx, side, noComparison(metric), now);
  const known = await countsOf(tx, side, { kind: 'session', unit: session });
  const isNew = known === undefined;
  const isFirst = hasFault && !known?.events;
  const seen = (await countsOf(tx, side, { kind: 'company', unit: company })) ?? { sessions: 0, events: 0 };
  const after = withCompared(metric, before, { arm, stage, time, hasFault: isFirst, isNew }, seen);
  if (!after) return isWorse(metric, before);

  if (isNew || isFirst)
    await storeCounts(tx, side, { kind: 'session', unit: session }, { sessions: 1, events: isFirst ? 1 : 0 });
  await storeCounts(tx, side, { kind: 'company', unit: company }, after.company);
  await storeComparison(tx, side, after.comparison, now);
  return isWorse(metric, after.comparison);
}

export async function worseMetric(
  tx: Tx,
  rollout: string,
): Promise<{ readonly metric: ComparedMetric | PairedMetric; readonly comparison: Comparison } | null> {
  const rows = await tx
    .selectFrom('canary_comparisons')
    .select(['metric', 'comparison'])
    .where('rollout', '=', rollout)
    .execute();
  const comparisonOf = (metric: string) => rows.find((row) => row.metric === metric)?.comparison;
  const pairs = comparisonOf(pairedMetric);
  if (pairs && isSlowerThanBefore(pairs)) return { metric: pairedMetric, comparison: pairs };
  for (const metric of comparedMetrics) {
    const comparison = comparisonOf(metric);
    if (comparison && isWorse(metric, comparison)) return { metric, comparison };
  }
  return null;
}
