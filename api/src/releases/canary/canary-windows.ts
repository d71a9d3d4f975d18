import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type AnalysisWindow, emptyWindow, withSample } from './canary-analysis.ts';
import { toRow, windowFromRow, windowToRow } from './canary-rows.ts';
import type { SampleKeys } from './canary-sample.ts';

type Tx = Transaction<Schema>;

/** @returns the analysis window of a rollout, by its name */
export async function windowOf(tx: Tx, rollout: string): Promise<AnalysisWindow> {
  const row = await tx
    .selectFrom('guard_watches')
    .select('watch')
    .where('rollout', '=', rollout)
    .executeTakeFirst();
  return row ? windowFromRow(row.watch) : emptyWindow;
}

/**
 * Adds a sample; one without news changes nothing.
 * @returns the analysis window with it
 */
export async function addSample(tx: Tx, sampleKeys: SampleKeys, now: Date): Promise<AnalysisWindow> {
  const { rollout, sample, session, company, network } = sampleKeys;
  const window = await lockedWindow(tx, rollout, now);
  const side = { rollout, arm: sample.arm };
  const before = {
    session: await tx
      .selectFrom('guard_sessions')
      .select(['fatal', 'erred as uncaughtError', 'died', 'stage'])
      .where((eb) => eb.and({ ...side, session }))
      .executeTakeFirst(),
    company: await tx
      .selectFrom('guard_companies')
      .select(['fatal', 'erred as uncaughtError', 'died', 'stage', 'sessions'])
      .where((eb) => eb.and({ ...side, company }))
      .executeTakeFirst(),
    network:
      network === null
        ? undefined
        : await tx
            .selectFrom('guard_networks')
            .select(['fatal', 'erred as uncaughtError', 'died', 'stage', 'sessions'])
            .where((eb) => eb.and({ ...side, network }))
            .executeTakeFirst(),
  };
  const after = withSample(window, sample, {
    session: before.session ?? null,
    company: before.company ?? null,
    network: before.network ?? null,
  });
  if (!after) return window;
  const rows = {
    session: toRow(after.session),
    company: toRow(after.company),
    network: toRow(after.network),
  };

  await tx
    .insertInto('guard_sessions')
    .values({ ...side, session, ...rows.session })
    .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'session']).doUpdateSet(rows.session))
    .execute();
  await tx
    .insertInto('guard_companies')
    .values({ ...side, company, ...rows.company })
    .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'company']).doUpdateSet(rows.company))
    .execute();
  if (network !== null)
    await tx
      .insertInto('guard_networks')
      .values({ ...side, network, ...rows.network })
      .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'network']).doUpdateSet(rows.network))
      .execute();
  await tx
    .updateTable('guard_watches')
    .set({ watch: JSON.stringify(windowToRow(after.window)), changed_at: now })
    .where('rollout', '=', rollout)
    .execute();
  return after.window;
}

/** Samples of one rollout take turns: each builds on the one before. */
async function lockedWindow(tx: Tx, rollout: string, now: Date): Promise<AnalysisWindow> {
  const locked = () =>
    tx
      .selectFrom('guard_watches')
      .select('watch')
      .where('rollout', '=', rollout)
      .forUpdate()
      .executeTakeFirst();
  const row = await locked();
  if (row) return windowFromRow(row.watch);
  await tx
    .insertInto('guard_watches')
    .values({ rollout, watch: JSON.stringify(windowToRow(emptyWindow)), changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const inserted = await locked();
  return inserted ? windowFromRow(inserted.watch) : emptyWindow;
}
