import { fetchComposition, reportOutcomes } from '@hawiyat/shared/contract/releases';
import { limitAttempts } from '../http/attempt-limit.ts';
import type { App } from '../http/context.ts';
import { messages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { resolve } from '../releases/composition.ts';

/** A page opens a handful of areas and sends them together; nobody has so many pages. */
const perAddress = { allowed: 600, seconds: 600 };

/** What the panel itself asks for once somebody is signed in. */
export function platformRoutes(app: App): void {
  serve(app, fetchComposition, async () => {
    const resolved = await resolve(app.releases);
    if (!resolved) throw new Refusal(503, messages.busy, { headers: { 'retry-after': '5' } });
    return { composition: resolved.composition };
  });

  serve(app, reportOutcomes, async ({ body: { outcomes }, address }) => {
    await limitAttempts(app, ['outcomes', address], perAddress);
    for (const { remote, release, outcome } of outcomes) {
      // A release that nobody published is counted as such, or anybody could fill the counter with names.
      const known = (await app.releases.find(remote, release)) ? release : 'unknown';
      app.metrics.outcomes.inc({ remote, release: known, outcome });
    }
  });
}
