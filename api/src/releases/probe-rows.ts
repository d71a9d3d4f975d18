import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ProbeOutcome } from './probe-verdict.ts';
import type { Rollout } from './rollout.ts';

type Tx = Transaction<Schema>;

/** Between two probes of one rollout: they cost a browser, and anybody can ask for them. */
const interval = 5 * 60_000;

/**
 * Takes the next probe of a rollout, for all server processes together.
 * @returns false when there was one a short while ago
 */
export async function takeProbe(tx: Tx, rollout: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('guard_probes')
    .values({ rollout, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('rollout')
        .doUpdateSet({ asked_at: now })
        .where('guard_probes.asked_at', '<=', new Date(now.getTime() - interval)),
    )
    .returning('rollout')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what came of the probe that was taken. */
export async function storeProbe(tx: Tx, { salt, stageAt }: Rollout, outcome: ProbeOutcome): Promise<void> {
  await tx
    .updateTable('guard_probes')
    .set({ stage: stageAt.toISOString(), outcome })
    .where('rollout', '=', salt)
    .execute();
}

/** Whether the candidate was opened in the present stage, and nothing was wrong with it since. */
export async function hasPassedProbe(tx: Tx, { salt, stageAt }: Rollout): Promise<boolean> {
  const row = await tx
    .selectFrom('guard_probes')
    .select(['stage', 'outcome'])
    .where('rollout', '=', salt)
    .executeTakeFirst();
  return row?.outcome === 'passed' && row.stage === stageAt.toISOString();
}
