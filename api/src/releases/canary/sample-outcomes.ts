import type { Outcome } from '@hawiyat/shared/contract/releases';
import { asPlatform } from '../../db/tenant.ts';
import type { ReleaseContext } from '../release-context.ts';
import { assignedTo } from '../rollout.ts';
import { haltIfBad } from './canary-jobs.ts';
import { type SampleKeys, type SampleSource, sampleOf } from './canary-sample.ts';
import { addSample } from './canary-windows.ts';
import { businessRemotes, comparedReports } from './compared-outcomes.ts';
import { addCompared, type ComparedReport } from './compared-rows.ts';
import { needsOperator } from './few-companies.ts';

/**
 * Adds what a session reports to the samples of the running rollouts, and halts a candidate that has failed by them.
 * @param key of the platform, for the pseudonyms of the session, its company and its network
 */
export async function sampleOutcomes(
  context: ReleaseContext,
  key: string,
  source: SampleSource,
  outcomes: readonly Outcome[],
): Promise<void> {
  const rolloutStates = await context.rollouts.states();
  for (const name of rolloutStates.releasable) {
    const sampleKeys = sampleOf(key, name, rolloutStates.get(name), source, outcomes);
    if (!sampleKeys) continue;
    const window = await asPlatform(context.db, (tx) => addSample(tx, sampleKeys, context.now()));
    const { release } = assignedTo(rolloutStates.get(name), source.companyId);
    const isWorse = await compare(context, sampleKeys, comparedReports(name, release, outcomes));
    if (window.against || isWorse || needsOperator(window)) await haltIfBad(context, name);
  }
}

/** Adds what a session did for its company to the comparisons: it sent an offer, or assigned a driver. */
export async function sampleBusiness(
  context: ReleaseContext,
  key: string,
  source: SampleSource,
): Promise<void> {
  const rolloutStates = await context.rollouts.states();
  for (const name of businessRemotes) {
    const { release } = assignedTo(rolloutStates.get(name), source.companyId);
    if (!release) continue;
    const opened: Outcome = { remote: name, release, outcome: 'loaded' };
    const sampleKeys = sampleOf(key, name, rolloutStates.get(name), source, [opened]);
    if (!sampleKeys) continue;
    const acted = { metric: 'business', time: null, hasActed: true } as const;
    if (await compare(context, sampleKeys, [acted])) await haltIfBad(context, name);
  }
}

/** @returns whether the candidate is worse in one of them */
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
