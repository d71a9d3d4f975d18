import { type Releasable, releasable } from '@hawiyat/shared/contract/releases';
import { asPlatform } from '../db/tenant.ts';
import type { App } from '../http/context.ts';
import { damagedFile } from './probe-files.ts';
import { hasPassedProbe, storeProbe, takeProbe } from './probe-rows.ts';
import { damaged, type Found } from './probe-verdict.ts';
import { triedInBrowser } from './probe-visit.ts';
import { isForVisitors } from './promotion-criteria.ts';
import type { Rollout } from './rollout.ts';

/**
 * Queues a trial of a rollout's candidate, unless the last one is recent. Any report is reason enough;
 * visitors' reports have no other effect.
 */
export function askForProbe(app: App, of: Releasable): void {
  app.probes.ask(of, (signal) => probe(app, of, signal));
}

/** Areas that only visitors open have no sessions to judge by: each stage gets a trial. */
export async function probeForVisitors(app: App): Promise<void> {
  const rolloutStates = await app.rollouts.states();
  for (const of of releasable.filter(isForVisitors)) {
    const { rollout } = rolloutStates.of(of);
    if (!rollout || rollout.isPaused) continue;
    if (!(await asPlatform(app.db, (tx) => hasPassedProbe(tx, rollout)))) askForProbe(app, of);
  }
}

async function probe(app: App, of: Releasable, signal: AbortSignal): Promise<void> {
  const { rollout } = (await app.rollouts.states()).of(of);
  if (!rollout || rollout.isPaused) return;
  if (!(await asPlatform(app.db, (tx) => takeProbe(tx, rollout.salt, app.now())))) return;
  const found = await foundIn(app, of, rollout, signal);
  await asPlatform(app.db, (tx) => storeProbe(tx, rollout, found.outcome));
  app.http.log.info({ of, release: rollout.release, ...found }, 'a probe tried a candidate');
  if (found.outcome === 'failed') await pause(app, of, rollout, found.why);
}

async function foundIn(app: App, of: Releasable, rollout: Rollout, signal: AbortSignal): Promise<Found> {
  const release = await app.releases.find(of, rollout.release);
  if (!release) throw new Error(`${of} ${rollout.release} is rolled out and was never published`);
  const path = await damagedFile(app.releases, release);
  return path === null ? triedInBrowser(app, release, signal) : damaged(path);
}

/** Pauses until a person has looked and resumes: only the canary analysis halts, by companies' sessions. */
async function pause(app: App, of: Releasable, { salt }: Rollout, reason: string): Promise<void> {
  await app.rollouts.add(of, { actor: 'probe', reason }, app.now(), ({ rollout }) =>
    rollout?.salt === salt && !rollout.isPaused ? { type: 'paused' } : null,
  );
}
