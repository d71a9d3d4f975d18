import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ComparedCompany, ComparedMetric, Comparison } from './comparison.ts';
import type { Arm } from './metrics.ts';
import type { PairedMetric } from './paired-comparison.ts';

type Tx = Transaction<Schema>;

/** One side of one metric of a rollout; pairs have an empty stage. */
export interface ComparedSide {
  readonly rollout: string;
  readonly metric: ComparedMetric | PairedMetric;
  readonly stage: string;
  readonly arm: Arm;
}

interface Unit {
  readonly kind: 'session' | 'company';
  readonly unit: string;
}

/** Locks a comparison, so that reports of one metric take turns: each builds on the one before. */
export async function lockedComparison(
  tx: Tx,
  { rollout, metric }: Pick<ComparedSide, 'rollout' | 'metric'>,
  empty: Comparison,
  now: Date,
): Promise<Comparison> {
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

export async function storeComparison(
  tx: Tx,
  { rollout, metric }: Pick<ComparedSide, 'rollout' | 'metric'>,
  comparison: Comparison,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('canary_comparisons')
    .set({ comparison: JSON.stringify(comparison), changed_at: now })
    .where((eb) => eb.and({ rollout, metric }))
    .execute();
}

export const countsOf = (
  tx: Tx,
  { rollout, metric, stage, arm }: ComparedSide,
  { kind, unit }: Unit,
): Promise<ComparedCompany | undefined> =>
  tx
    .selectFrom('canary_compared')
    .select(['sessions', 'events'])
    .where((eb) => eb.and({ rollout, metric, stage, arm, kind, unit }))
    .executeTakeFirst();

export async function storeCounts(
  tx: Tx,
  { rollout, metric, stage, arm }: ComparedSide,
  { kind, unit }: Unit,
  row: ComparedCompany,
): Promise<void> {
  await tx
    .insertInto('canary_compared')
    .values({ rollout, metric, stage, arm, kind, unit, ...row })
    .onConflict((conflict) =>
      conflict.columns(['rollout', 'metric', 'stage', 'arm', 'kind', 'unit']).doUpdateSet({ ...row }),
    )
    .execute();
}
