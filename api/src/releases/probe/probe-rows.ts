import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Rollout } from '../rollout.ts';
import type { ProbeOutcome } from './probe-verdict.ts';

type Tx = Transaction<Schema>;

/** Milliseconds: a trial starts a browser, and anyone can trigger it. */
const interval = 5 * 60_000;

/** Reserves the next trial of a rollout across all processes; false when the last one is too recent. */
export async function reserveProbe(tx: Tx, rollout: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('canary_probes')
    .values({ rollout, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('rollout')
        .doUpdateSet({ asked_at: now })
        .where('canary_probes.asked_at', '<=', new Date(now.getTime() - interval)),
    )
    .returning('rollout')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeProbe(tx: Tx, { salt, stageAt }: Rollout, outcome: ProbeOutcome): Promise<void> {
  await tx
    .updateTable('canary_probes')
    .set({ stage: stageAt.toISOString(), outcome })
    .where('rollout', '=', salt)
    .execute();
}

export async function hasPassedProbe(tx: Tx, { salt, stageAt }: Rollout): Promise<boolean> {
  const row = await tx
    .selectFrom('canary_probes')
    .select(['stage', 'outcome'])
    .where('rollout', '=', salt)
    .executeTakeFirst();
  return row?.outcome === 'passed' && row.stage === stageAt.toISOString();
}
