import {
  changeRollout,
  listRolloutLog,
  listRolloutStates,
  sealRolloutLog,
  tryRollout,
} from '@hawiyat/shared/contract/platform/rollouts';
import type { App } from '../app-context.ts';
import { authorOf } from '../auth/index.ts';
import { serve } from '../http/serve.ts';
import { areaUnknown } from './areas/errors.ts';
import { dryRun } from './dry-run.ts';
import { fitErrors, releaseUnknown } from './errors.ts';
import { changedMeanwhile, commandErrors, triedErrors } from './rollout-errors.ts';
import { allRolloutStates, changeRolloutState } from './rollout-states.ts';

export function rolloutRoutes(app: App): void {
  serve(app, changeRollout, async ({ params: { remote }, body, session }) => ({
    rolloutState: await changeRolloutState(app, remote, body, authorOf(session)),
  })).throws(areaUnknown, releaseUnknown, ...commandErrors, ...fitErrors);

  serve(app, tryRollout, ({ params: { remote }, body, session }) =>
    dryRun(app, remote, body, authorOf(session)),
  ).throws(releaseUnknown, areaUnknown, ...triedErrors, ...fitErrors);

  serve(app, listRolloutStates, async () => ({ rolloutStates: await allRolloutStates(app) }));

  serve(app, listRolloutLog, async ({ params: { remote } }) => {
    const { entries, state } = await app.rollouts.log(remote);
    return { lines: entries, state };
  });

  serve(app, sealRolloutLog, async ({ params: { remote }, body: { seen } }) => {
    const { state: before } = await app.rollouts.log(remote);
    await app.rollouts.seal(remote, seen);
    const { state } = await app.rollouts.log(remote);
    app.http.log.warn({ remote, before, state }, 'an operator sealed a log');
    return { state };
  }).throws(changedMeanwhile);
}
