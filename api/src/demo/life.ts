import type { App } from '../app-context.ts';
import { marketplace } from '../events/index.ts';
import { Apps } from './apps.ts';
import { customersAct } from './customers.ts';
import { driversAct } from './drivers.ts';
import { Pace } from './pace.ts';
import { type Random, seededRandom } from './seed/random.ts';
import type { Stage } from './stage.ts';

/** Uses the public API, so that a visitor who submits an offer sees it accepted and delivered. */
export function demoLife(app: App, random: Random = seededRandom(9_000_000_002)): () => Promise<void> {
  const now = () => app.now();
  const stage: Stage = {
    ...{ app, random, pace: new Pace(random, now), apps: new Apps(app), since: now() },
    ...{ world: marketplace, wanted: 15 },
  };
  return async () => {
    await customersAct(stage);
    await driversAct(stage);
    stage.pace.forgetBefore(new Date(now().getTime() - 3_600_000));
  };
}
