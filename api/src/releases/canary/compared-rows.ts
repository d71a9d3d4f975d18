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

type Tx = Transaction<Schema>;

/** What one session adds to one metric: its time in milliseconds, or null and whether it had the fault or did business. */
export interface ComparedReport {
  readonly metric: ComparedMetric;
  readonly time: number | null;
  readonly hasActed: boolean;
}

/** Adds one session's report to a comparison. @returns whether the candidate is now worse beyond chance */
export async function addCompared(
  tx: Tx,
  { rollout, session, company, sample: { arm, stage } }: SampleKeys,
  { metric, time, hasActed }: ComparedReport,
  now: Date,
): Promise<boolean> {
  const before = await lockedComparison(tx, rollout, metric, now);
  const key = { rollout, metric, stage, arm };
  const counts = (kind: 'session' | 'company', unit: string) =>
    tx
      .selectFrom('canary_compared')
      .select(['sessions', 'events'])
      .where((eb) => eb.and({ ...key, kind, unit }))
      .executeTakeFirst();
  const known = await counts('session', session);
  const isNew = known === undefined;
  const isFirst = hasActed && !known?.events;
  const seen = (await counts('company', company)) ?? { sessions: 0, events: 0 };
  const after = withCompared(metric, before, { arm, stage, time, hasActed: isFirst, isNew }, seen);
  if (!after) return isWorse(metric, before);

  const put = (kind: 'session' | 'company', unit: string, row: { sessions: number; events: number }) =>
    tx
      .insertInto('canary_compared')
      .values({ ...key, kind, unit, ...row })
      .onConflict((conflict) =>
        conflict.columns(['rollout', 'metric', 'stage', 'arm', 'kind', 'unit']).doUpdateSet(row),
      )
      .execute();
  if (isNew || isFirst) await put('session', session, { sessions: 1, events: isFirst ? 1 : 0 });
  await put('company', company, after.company);
  await tx
    .updateTable('canary_comparisons')
    .set({ comparison: JSON.stringify(after.comparison), changed_at: now })
    .where((eb) => eb.and({ rollout, metric }))
    .execute();
  return isWorse(metric, after.comparison);
}

/** @returns the first metric in which the rollout's candidate is worse; null when there is none */
export async function worseMetric(
  tx: Tx,
  rollout: string,
): Promise<{ readonly metric: ComparedMetric; readonly comparison: Comparison } | null> {
  const rows = await tx
    .selectFrom('canary_comparisons')
    .select(['metric', 'comparison'])
    .where('rollout', '=', rollout)
    .execute();
  for (const metric of comparedMetrics) {
    const comparison = rows.find((row) => row.metric === metric)?.comparison;
    if (comparison && isWorse(metric, comparison)) return { metric, comparison };
  }
  return null;
}

/** Reports of one metric take turns: each builds on the one before. */
async function lockedComparison(
  tx: Tx,
  rollout: string,
  metric: ComparedMetric,
  now: Date,
): Promise<Comparison> {
  const empty = noComparison(metric);
  await tx
    .insertInto('canary_comparisons')
    .values({ rollout, metric, comparison: JSON.stringify(empty), changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('canary_comparisons')
    .select('comparison')
    .where((eb) => eb.and({ rollout, metric }))
    .forUpdate()
    .executeTakeFirst();
  return row?.comparison ?? empty;
}
