import { type Releasable, releasable } from '@hawiyat/shared/contract/releases';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import { figuresOf, frozenReason, reasonOf } from './canary-reason.ts';
import { windowName } from './canary-sample.ts';
import { windowOf } from './canary-windows.ts';
import type { RolloutEvent } from './rollout.ts';

const day = 86_400_000;
/** After this many halts of one remote in a day something else is wrong, and a person has to look. */
const haltsADay = 3;
/** How long the samples of a rollout are stored after its last report. */
const keptDays = 7;

/** Halts a candidate that the canary analysis has failed, unless another server already has. */
export async function haltIfBad(app: App, of: Releasable): Promise<void> {
  const { rollout } = (await app.rollouts.states()).of(of);
  if (!rollout) return;
  const window = await asPlatform(app.db, (tx) => windowOf(tx, windowName(rollout)));
  const { against } = window;
  if (!against) return;

  const now = app.now();
  const halts = await asPlatform(app.db, (tx) => haltsSince(tx, of, new Date(now.getTime() - day)));
  const isFrozen = halts >= haltsADay;
  const why = reasonOf(against, window);
  const author = { actor: 'guard', reason: isFrozen ? frozenReason(why) : why };
  let done: RolloutEvent | null = null;
  await app.rollouts.add(of, author, now, (rolloutState) => {
    if (rolloutState.rollout?.salt !== rollout.salt) return null;
    if (!isFrozen) done = { type: 'halted', release: rollout.release };
    else if (!rolloutState.rollout.isPaused) done = { type: 'paused' };
    return done;
  });
  if (!done) return;
  const { release, percent } = rollout;
  const said = { of, release, percent, against, ...figuresOf(window) };
  app.http.log.warn(said, isFrozen ? 'canary analysis paused a rollout' : 'canary analysis halted a release');
}

/** Halts every failed candidate: the server that found one may have died before it acted. */
export async function haltBadReleases(app: App): Promise<void> {
  for (const of of releasable) await haltIfBad(app, of);
}

/** Deletes the sessions, companies and networks of ended rollouts. */
export async function deleteOldSamples(app: App): Promise<void> {
  const rolloutStates = await app.rollouts.states();
  const goOn = releasable.flatMap((of) => {
    const { rollout } = rolloutStates.of(of);
    return rollout ? [windowName(rollout)] : [];
  });
  const until = new Date(app.now().getTime() - keptDays * day);
  await asPlatform(app.db, async (tx) => {
    const tried = tx.deleteFrom('guard_probes').where('asked_at', '<', until);
    await (goOn.length === 0 ? tried : tried.where('rollout', 'not in', goOn)).execute();
    const old = await tx
      .selectFrom('guard_watches')
      .select('rollout')
      .where('changed_at', '<', until)
      .execute();
    const over = old.map((item) => item.rollout).filter((text) => !goOn.includes(text));
    if (over.length === 0) return;
    for (const table of ['guard_sessions', 'guard_companies', 'guard_networks', 'guard_watches'] as const)
      await tx.deleteFrom(table).where('rollout', 'in', over).execute();
  });
}

async function haltsSince(tx: Transaction<Schema>, of: Releasable, since: Date): Promise<number> {
  const rows = await tx
    .selectFrom('release_events')
    .select('event')
    .where('of', '=', of)
    .where('actor', '=', 'guard')
    .where('at', '>', since)
    .execute();
  return rows.filter((row) => (JSON.parse(row.event) as RolloutEvent).type === 'halted').length;
}
