import { changeRollout, listRolloutLog, listStandings } from '@hawiyat/shared/contract/rollouts';
import type { App } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { isWhole } from '../releases/chain.ts';
import { allStandings, changeStanding } from './standings.ts';

/** Who gets which release of each remote, and of the host: what operators decide. */
export function rolloutRoutes(app: App): void {
  serve(app, changeRollout, async ({ params: { of }, body }) => ({
    standing: await changeStanding(app, of, body, 'operator'),
  }));

  serve(app, listStandings, async () => ({ standings: await allStandings(app) }));

  serve(app, listRolloutLog, async ({ params: { of } }) => {
    const lines = await app.rollouts.lines(of);
    return { lines, isWhole: isWhole(lines) };
  });
}
