import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';
import { asPlatform } from '../../db/tenant.ts';
import type { ReleaseContext } from '../release-context.ts';
import { assignedTo } from '../rollout.ts';
import { withOneCulprit } from './altered-built-ins.ts';
import { haltIfBad } from './canary-jobs.ts';
import {
  isOthersFault,
  type Sampled,
  type SampleKeys,
  type SampleSource,
  sampleOf,
} from './canary-sample.ts';
import { addSample } from './canary-windows.ts';
import { addCompared, type ComparedReport } from './compared-rows.ts';
import { earlierTimes, storeEarlierTime, timesKey } from './earlier-times.ts';
import { needsOperator } from './few-companies.ts';
import { addPaired } from './paired-rows.ts';

/** Adds a session's outcomes to the running rollouts, and halts a candidate that they fail. */
export async function sampleOutcomes(
  context: ReleaseContext,
  key: string,
  source: SampleSource,
  said: readonly Outcome[],
): Promise<void> {
  const rolloutStates = await context.rollouts.states();
  const { outcomes, undecided } = withOneCulprit(said, (name, release) => {
    if (!rolloutStates.releasable.includes(name)) return false;
    const { rollout, halted } = rolloutStates.get(name);
    // Pages of a halted candidate stay open for a while.
    return rollout?.release === release || halted.has(release);
  });
  if (undecided.length > 0)
    context.log.warn(
      { candidates: undecided.map(({ remote, release }) => `${remote} ${release}`) },
      'one of these candidates altered the built-ins of a page; only the comparison can tell which',
    );
  for (const remote of rolloutStates.releasable) {
    const rolloutState = rolloutStates.get(remote);
    const sampled = { remote, rolloutState };
    const { release } = assignedTo(rolloutState, source.companyId);
    // A comparison can tell suspects apart, because a culprit's pages are altered beside any other release.
    const reports = comparedReports(remote, release, said);
    const sampleKeys = sampleOf(key, sampled, source, said);
    const counted = sampleOf(key, sampled, source, outcomes);
    const isSlower = await pair(context, { key, ...sampled, source, sampleKeys }, reports);
    if (!sampleKeys) continue;
    const window = counted && (await asPlatform(context.db, (tx) => addSample(tx, counted, context.now())));
    const isWorse = await compare(context, sampleKeys, reports);
    if (isWorse || isSlower || (window && (window.against || needsOperator(window))))
      await haltIfBad(context, remote);
  }
}

async function compare(
  context: ReleaseContext,
  sampleKeys: SampleKeys,
  reports: readonly ComparedReport[],
): Promise<boolean> {
  if (reports.length === 0) return false;
  return asPlatform(context.db, async (tx) => {
    let worse = false;
    for (const report of reports) if (await addCompared(tx, sampleKeys, report, context.now())) worse = true;
    return worse;
  });
}

interface Timed extends Sampled {
  readonly key: string;
  readonly source: SampleSource;
  /** Null without a rollout: the times are stored for the next one. */
  readonly sampleKeys: SampleKeys | null;
}

async function pair(
  { db, now }: ReleaseContext,
  { key, remote, rolloutState, source, sampleKeys }: Timed,
  reports: readonly ComparedReport[],
): Promise<boolean> {
  const { release } = assignedTo(rolloutState, source.companyId);
  const time = reports.find(({ metric }) => metric === 'slow')?.time ?? null;
  if (time === null || release === null) return false;
  const stable = rolloutState.stables.at(-1);
  const isRollout = rolloutState.rollout !== null;
  const times = timesKey(key, source, { remote, release });
  return asPlatform(db, async (tx) => {
    let isSlower = false;
    if (sampleKeys && stable) {
      const earlier = await earlierTimes(tx, { ...times, release: stable });
      const before = earlier.map(({ milliseconds }) => milliseconds);
      isSlower = await addPaired(tx, sampleKeys, { time, before }, now());
    }
    await storeEarlierTime(tx, times, { milliseconds: time, isRollout, now: now() });
    return isSlower;
  });
}

const silentFaults: readonly Outcome['outcome'][] = [
  ...(['hung', 'missingChunk', 'alteredLayout', 'deadLink', 'lostSession', 'alteredBuiltIns'] as const),
];

/** A time counts with a warm cache only: a candidate is new to each browser, and would be slower for that alone. */
function comparedReports(
  remote: Releasable,
  release: string | null,
  outcomes: readonly Outcome[],
): ComparedReport[] {
  const own = outcomes.filter((outcome) => outcome.remote === remote && outcome.release === release);
  const warm = own.find(({ outcome, isWarm }) => outcome === 'loaded' && isWarm)?.milliseconds;
  const hasFault = own.some((one) => silentFaults.includes(one.outcome) && !isOthersFault(one));
  const hasOpened = own.some(({ outcome }) => outcome === 'loaded' || outcome === 'retried');
  return [
    ...(hasFault || hasOpened ? [{ metric: 'silentFault', time: null, hasFault } as const] : []),
    ...(warm === undefined ? [] : [{ metric: 'slow', time: warm, hasFault: false } as const]),
  ];
}
