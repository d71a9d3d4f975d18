import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { type AnalysisWindow, emptyWindow, withSample } from './canary-analysis.ts';
import type { SampleKeys } from './canary-sample.ts';

type Tx = Transaction<Schema>;

const toRow = <T extends { readonly uncaughtError: unknown }>({ uncaughtError, ...others }: T) => ({
  ...others,
  uncaught_error: uncaughtError as T['uncaughtError'],
});

export async function windowOf(tx: Tx, rollout: string): Promise<AnalysisWindow> {
  const row = await tx
    .selectFrom('canary_windows')
    .select('analysis_window as window')
    .where('rollout', '=', rollout)
    .executeTakeFirst();
  return row ? row.window : emptyWindow;
}

/** Adds a sample and returns the analysis window; a sample without news changes nothing. */
export async function addSample(tx: Tx, sampleKeys: SampleKeys, now: Date): Promise<AnalysisWindow> {
  const { rollout, sample, session, company, network } = sampleKeys;
  const window = await lockedWindow(tx, rollout, now);
  const side = { rollout, arm: sample.arm };
  const before = {
    session: await tx
      .selectFrom('canary_sessions')
      .select(['fatal', 'uncaught_error as uncaughtError', 'died', 'stage'])
      .where((eb) => eb.and({ ...side, session }))
      .executeTakeFirst(),
    company: await tx
      .selectFrom('canary_companies')
      .select(['fatal', 'uncaught_error as uncaughtError', 'died', 'stage', 'sessions'])
      .where((eb) => eb.and({ ...side, company }))
      .executeTakeFirst(),
    network:
      network === null
        ? undefined
        : await tx
            .selectFrom('canary_networks')
            .select(['fatal', 'uncaught_error as uncaughtError', 'died', 'stage', 'sessions'])
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
    .insertInto('canary_sessions')
    .values({ ...side, session, ...rows.session })
    .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'session']).doUpdateSet(rows.session))
    .execute();
  await tx
    .insertInto('canary_companies')
    .values({ ...side, company, ...rows.company })
    .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'company']).doUpdateSet(rows.company))
    .execute();
  if (network !== null)
    await tx
      .insertInto('canary_networks')
      .values({ ...side, network, ...rows.network })
      .onConflict((conflict) => conflict.columns(['rollout', 'arm', 'network']).doUpdateSet(rows.network))
      .execute();
  await tx
    .updateTable('canary_windows')
    .set({ analysis_window: JSON.stringify(after.window), changed_at: now })
    .where('rollout', '=', rollout)
    .execute();
  return after.window;
}

/** Samples of one rollout take turns: each builds on the one before. */
async function lockedWindow(tx: Tx, rollout: string, now: Date): Promise<AnalysisWindow> {
  const locked = () =>
    tx
      .selectFrom('canary_windows')
      .select('analysis_window as window')
      .where('rollout', '=', rollout)
      .forUpdate()
      .executeTakeFirst();
  const row = await locked();
  if (row) return row.window;
  await tx
    .insertInto('canary_windows')
    .values({ rollout, analysis_window: JSON.stringify(emptyWindow), changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const inserted = await locked();
  return inserted ? inserted.window : emptyWindow;
}
