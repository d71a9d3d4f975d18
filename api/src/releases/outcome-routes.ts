import { type Outcome, outcomesOf, reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import type { Session } from '../http/principals.ts';
import { serve } from '../http/serve.ts';
import { signedOut } from '../kernel/errors.ts';
import { isAgainst } from './canary/canary-sample.ts';
import { sampleOutcomes } from './canary/sample-outcomes.ts';
import { hasOverrides } from './override-cookie.ts';
import { queueProbe } from './probe/probe.ts';
import type { RolloutStates } from './rollout-log.ts';

export function outcomeRoutes(app: App): void {
  serve(app, reportOutcomes, async ({ body, address, browser }) => {
    const outcomes = outcomesOf(body);
    const session = await optionalSession(app, browser);
    // No figures count a sandbox.
    if (session && session.kind !== 'real') return;
    const rolloutStates = await app.rollouts.states();
    await countOutcomes(app, rolloutStates, outcomes);
    if (hasOverrides(browser)) return;
    probeAccused(app, rolloutStates, outcomes);
    // Visitors can report any number of times, so they are not sampled.
    if (!session) return;
    const { companyId, tokenHash } = session;
    const source = { companyId, session: tokenHash.toString('hex'), network: address };
    await sampleOutcomes(app, app.operatorToken, source, outcomes);
  });
}

async function countOutcomes(
  app: App,
  { releasable }: RolloutStates,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const { remote, release, outcome, guardedCalls } of outcomes) {
    // Only published releases count, or anybody could fill the counters with names.
    const isKnown = (await app.releases.find(remote, release)) !== null;
    const labels = {
      remote: isKnown || releasable.includes(remote) ? remote : 'unknown',
      release: isKnown ? release : 'unknown',
    };
    app.metrics.outcomes.inc({ ...labels, outcome });
    if (guardedCalls) app.metrics.guardedCalls.inc(labels, guardedCalls);
  }
}

function probeAccused(app: App, rolloutStates: RolloutStates, outcomes: readonly Outcome[]): void {
  for (const name of rolloutStates.releasable) {
    const candidate = rolloutStates.get(name).rollout?.release;
    if (candidate && outcomes.some((outcome) => isAgainst(name, candidate, outcome))) queueProbe(app, name);
  }
}

/** An ended session counts as none: a page that outlives a sign-out still reports. */
function optionalSession(app: App, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
  return app.authenticate({ audience: 'company' }, headers.authorization).catch((error: unknown) => {
    if (signedOut.made(error)) return null;
    throw error;
  });
}
