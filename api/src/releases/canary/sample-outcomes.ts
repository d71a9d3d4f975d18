import type { Outcome } from '@hawiyat/shared/contract/releases';
import { asPlatform } from '../../db/tenant.ts';
import type { ReleaseContext } from '../release-context.ts';
import { haltIfBad } from './canary-jobs.ts';
import { type SampleSource, sampleOf } from './canary-sample.ts';
import { addSample } from './canary-windows.ts';

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
    const { against } = await asPlatform(context.db, (tx) => addSample(tx, sampleKeys, context.now()));
    if (against) await haltIfBad(context, name);
  }
}
