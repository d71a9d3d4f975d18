import { fetchComposition, releasable, reportOutcomes } from '@hawiyat/shared/contract/releases';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';
import { cohortCookie, companyOfBrowser } from '../auth/cohort-cookie.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { HttpError } from '../server/http-error.ts';
import { messages } from '../server/messages.ts';
import type { Session } from '../server/principals.ts';
import { serve } from '../server/serve.ts';
import { haltIfBad } from './canary/canary-jobs.ts';
import { isAgainst, sampleOf } from './canary/canary-sample.ts';
import { addSample } from './canary/canary-windows.ts';
import { resolve } from './composition.ts';
import { hasOverrides } from './override-cookie.ts';
import { pagePrincipal } from './page-principal.ts';
import { queueProbe } from './probe/probe.ts';

export function platformRoutes(app: App): void {
  serve(app, fetchComposition, async ({ session: { companyId }, browser, setCookie }) => {
    const principal = { ...pagePrincipal(app, browser), companyId };
    const resolved = await resolve(app.releases, app.rollouts, principal);
    if (!resolved) throw new HttpError(503, messages.busy, { headers: { 'retry-after': '5' } });
    // The session is of another company than this browser's last sign-in.
    if (companyOfBrowser(app.operatorToken, browser) !== companyId)
      setCookie((isSecure) => cohortCookie(app.operatorToken, companyId, isSecure));
    return { composition: resolved.composition };
  });

  serve(app, reportOutcomes, async ({ body: { outcomes }, address, browser }) => {
    for (const { remote, release, outcome } of outcomes) {
      // Only published releases are counted, or anybody could fill the counters with names.
      const known = (await app.releases.find(remote, release)) ? release : 'unknown';
      app.metrics.outcomes.inc({ remote, release: known, outcome });
    }
    if (hasOverrides(browser)) return;
    const rolloutStates = await app.rollouts.states();
    for (const name of releasable) {
      const candidate = rolloutStates.get(name).rollout?.release;
      if (candidate && outcomes.some((outcome) => isAgainst(name, candidate, outcome))) queueProbe(app, name);
    }
    // Visitors can report any number of times, so they are not sampled.
    const session = await optionalSession(app, browser);
    if (!session) return;
    const { companyId, tokenHash } = session;
    const source = { companyId, session: tokenHash.toString('hex'), network: address };
    for (const name of releasable) {
      const sampleKeys = sampleOf(app.operatorToken, name, rolloutStates.get(name), source, outcomes);
      if (!sampleKeys) continue;
      const { against } = await asPlatform(app.db, (tx) => addSample(tx, sampleKeys, app.now()));
      if (against) await haltIfBad(app, name);
    }
  });
}

/**
 * The company's session that comes with an `anyone` call. An invalid or ended credential counts as none: a
 * page that outlives a sign-out still reports.
 */
function optionalSession(app: App, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
  return app.authenticate({ audience: 'company' }, headers.authorization).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'signed-out') return null;
    throw error;
  });
}
