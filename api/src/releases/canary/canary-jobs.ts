import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { asPlatform } from '../../db/tenant.ts';
import type { ReleaseContext } from '../release-context.ts';
import type { Rollout, RolloutEvent } from '../rollout.ts';
import type { AnalysisWindow } from './canary-analysis.ts';
import {
  askingReason,
  comparedReason,
  figuresAgainst,
  figuresCompared,
  figuresOf,
  frozenReason,
  reasonOf,
} from './canary-reason.ts';
import { windowName } from './canary-sample.ts';
import { windowOf } from './canary-windows.ts';
import { worseMetric } from './compared-rows.ts';
import { needsOperator } from './few-companies.ts';

const day = 86_400_000;
/** After this many halts of one remote in a day something else is wrong, and a person has to look. */
const haltsADay = 3;
const retentionDays = 7;
const timesDays = 30;

/** Halts a candidate that the canary analysis has failed, unless another server already has. */
export async function haltIfBad(context: ReleaseContext, remote: Releasable): Promise<void> {
  const { rollout } = (await context.rollouts.states()).get(remote);
  if (!rollout) return;
  const window = await asPlatform(context.db, (tx) => windowOf(tx, windowName(rollout)));
  const worse = await asPlatform(context.db, (tx) => worseMetric(tx, windowName(rollout)));
  const against = window.against ?? worse?.metric;
  if (!against) return needsOperator(window) ? askOperator(context, remote, rollout, window) : undefined;

  const now = context.now();
  const halts = await asPlatform(context.db, (tx) => haltsSince(tx, remote, new Date(now.getTime() - day)));
  const isFrozen = halts >= haltsADay;
  const reason = window.against ? reasonOf(window.against, window) : worse ? comparedReason(worse) : '';
  const figures = window.against ? figuresAgainst(window.against, window) : worse && figuresCompared(worse);
  const why = figures && { why: { ...figures, ...(isFrozen && { paused: 'often' as const }) } };
  const author = { actor: 'canary', reason: isFrozen ? frozenReason(reason) : reason };
  let done: RolloutEvent | null = null;
  await context.rollouts.add(remote, author, now, (rolloutState) => {
    if (rolloutState.rollout?.salt !== rollout.salt) return null;
    const cause = against === 'fatal' && window.hasHung ? ({ cause: 'hung' } as const) : {};
    if (!isFrozen) done = { type: 'halted', release: rollout.release, ...cause, ...why };
    else if (!rolloutState.rollout.isTakenBack) done = { type: 'paused', takesBack: true, ...why };
    return done;
  });
  if (!done) return;
  const { release, percent } = rollout;
  context.log.warn(
    { remote, release, percent, against, ...figuresOf(window) },
    isFrozen ? 'canary analysis paused a rollout' : 'canary analysis halted a release',
  );
}

/** Pauses a rollout, once in a stage, and takes its companies back, because too few companies fail for a halt. */
async function askOperator(
  context: ReleaseContext,
  remote: Releasable,
  { salt, stageAt, release, percent }: Rollout,
  window: AnalysisWindow,
): Promise<void> {
  const asked = await asPlatform(context.db, (tx) => canaryEventsSince(tx, remote, stageAt));
  if (asked.includes('paused')) return;
  const why = { ...figuresAgainst('fatal', window), paused: 'few' as const };
  const author = { actor: 'canary', reason: askingReason(reasonOf('fatal', window)) };
  let isPaused = false;
  await context.rollouts.add(remote, author, context.now(), ({ rollout }) => {
    if (rollout?.salt !== salt || rollout.isTakenBack) return null;
    isPaused = true;
    return { type: 'paused', takesBack: true, why };
  });
  if (isPaused)
    context.log.warn({ remote, release, percent, ...figuresOf(window) }, 'canary analysis asks an operator');
}

/** The server that found a failed candidate may have died before it halted it. */
export async function haltBadReleases(context: ReleaseContext): Promise<void> {
  for (const remote of (await context.rollouts.states()).releasable) await haltIfBad(context, remote);
}

export async function deleteOldSamples(context: ReleaseContext): Promise<void> {
  const rolloutStates = await context.rollouts.states();
  const active = rolloutStates.releasable.flatMap((remote) => {
    const { rollout } = rolloutStates.get(remote);
    return rollout ? [windowName(rollout)] : [];
  });
  const until = new Date(context.now().getTime() - retentionDays * day);
  const timesUntil = new Date(context.now().getTime() - timesDays * day);
  await asPlatform(context.db, async (tx) => {
    await tx.deleteFrom('canary_earlier_times').where('changed_at', '<', timesUntil).execute();
    const oldProbes = tx.deleteFrom('canary_probes').where('asked_at', '<', until);
    await (active.length === 0 ? oldProbes : oldProbes.where('rollout', 'not in', active)).execute();
    // The comparisons go last, because their age selects the other rows.
    for (const table of ['canary_compared', 'canary_comparisons'] as const)
      await tx
        .deleteFrom(table)
        .where('rollout', 'in', (eb) =>
          eb
            .selectFrom('canary_comparisons as old')
            .select('old.rollout')
            .where('old.changed_at', '<', until)
            .where('old.rollout', 'not in', ['', ...active]),
        )
        .execute();
    const old = await tx
      .selectFrom('canary_windows')
      .select('rollout')
      .where('changed_at', '<', until)
      .execute();
    const ended = old.map((item) => item.rollout).filter((text) => !active.includes(text));
    if (ended.length === 0) return;
    for (const table of ['canary_sessions', 'canary_companies', 'canary_networks', 'canary_windows'] as const)
      await tx.deleteFrom(table).where('rollout', 'in', ended).execute();
  });
}

const haltsSince = async (tx: Transaction<Schema>, remote: Releasable, since: Date): Promise<number> =>
  (await canaryEventsSince(tx, remote, since)).filter((type) => type === 'halted').length;

async function canaryEventsSince(
  tx: Transaction<Schema>,
  remote: Releasable,
  since: Date,
): Promise<RolloutEvent['type'][]> {
  const rows = await tx
    .selectFrom('release_events')
    .select('event')
    .where('remote', '=', remote)
    .where('actor', '=', 'canary')
    .where('at', '>', since)
    .execute();
  return rows.map((row) => (JSON.parse(row.event) as RolloutEvent).type);
}
