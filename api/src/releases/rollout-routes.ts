import {
  changeRollout,
  listRolloutLog,
  listRolloutStates,
  sealRolloutLog,
} from '@hawiyat/shared/contract/rollouts';
import type { App } from '../app-context.ts';
import { loggedName } from '../auth/operator.ts';
import { serve } from '../server/serve.ts';
import { allRolloutStates, changeRolloutState } from './rollout-states.ts';

export function rolloutRoutes(app: App): void {
  serve(app, changeRollout, async ({ params: { remote }, body, session }) => ({
    rolloutState: await changeRolloutState(app, remote, body, loggedName(session)),
  }));

  serve(app, listRolloutStates, async () => ({ rolloutStates: await allRolloutStates(app) }));

  serve(app, listRolloutLog, async ({ params: { remote } }) => {
    const { entries, state } = await app.rollouts.log(remote);
    return { lines: entries, isWhole: state === 'whole', state };
  });

  serve(app, sealRolloutLog, async ({ params: { remote } }) => {
    const { state: before } = await app.rollouts.log(remote);
    await app.rollouts.seal(remote);
    const { state } = await app.rollouts.log(remote);
    app.http.log.warn({ remote, before, state }, 'an operator sealed a log');
    return { state };
  });
}
