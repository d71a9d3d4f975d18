import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { App } from '../../app-context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { isForVisitors } from '../areas/known-area.ts';
import { haltIfTampered } from '../halt-tampered.ts';
import type { Rollout } from '../rollout.ts';
import { damagedFile } from './probe-files.ts';
import { hasPassedProbe, reserveProbe, storeProbe } from './probe-rows.ts';
import { damaged, type ProbeResult } from './probe-verdict.ts';
import { probeInBrowser } from './probe-visit.ts';

/** Queues a trial of a candidate unless the last one is recent; any report is reason enough. */
export function queueProbe(app: App, remote: Releasable): void {
  app.probes.enqueue(remote, (signal) => probe(app, remote, signal));
}

/** Areas for visitors have no sessions to judge by, so each stage gets a trial. */
export async function probeForVisitors(app: App): Promise<void> {
  const rolloutStates = await app.rollouts.states();
  const { areas, releasable } = rolloutStates;
  for (const remote of releasable.filter((name) => isForVisitors(areas, name))) {
    const { rollout } = rolloutStates.get(remote);
    if (!rollout || rollout.isPaused) continue;
    if (!(await asPlatform(app.db, (tx) => hasPassedProbe(tx, rollout)))) queueProbe(app, remote);
  }
}

async function probe(app: App, remote: Releasable, signal: AbortSignal): Promise<void> {
  const { rollout } = (await app.rollouts.states()).get(remote);
  if (!rollout || rollout.isPaused) return;
  if (!(await asPlatform(app.db, (tx) => reserveProbe(tx, rollout.salt, app.now())))) return;
  const result = await runProbe(app, remote, rollout, signal);
  await asPlatform(app.db, (tx) => storeProbe(tx, rollout, result.outcome));
  app.http.log.info({ remote, release: rollout.release, ...result }, 'a trial of a candidate ended');
  if (result.outcome === 'failed') await pause(app, remote, rollout, result.why);
}

async function runProbe(
  app: App,
  remote: Releasable,
  rollout: Rollout,
  signal: AbortSignal,
): Promise<ProbeResult> {
  const release = await app.releases.find(remote, rollout.release);
  if (!release) throw new Error(`${remote} ${rollout.release} is rolled out but was never published`);
  const found = await damagedFile(app.releases, release);
  if (found === null) return probeInBrowser(app, release, signal);
  const { path, isTampered } = found;
  if (isTampered) await haltIfTampered(app, { remote, id: release.id, path, actor: 'probe' });
  return damaged(path);
}

/** Only the canary analysis halts, by sessions of companies; a pause ends when a person resumes. */
async function pause(app: App, remote: Releasable, { salt }: Rollout, reason: string): Promise<void> {
  await app.rollouts.add(remote, { actor: 'probe', reason }, app.now(), ({ rollout }) =>
    rollout?.salt === salt && !rollout.isPaused ? { type: 'paused', takesBack: true } : null,
  );
}
