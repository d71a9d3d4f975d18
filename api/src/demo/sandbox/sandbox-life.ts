import { sql } from 'kysely';
import type { App } from '../../app-context.ts';
import { asSessions } from '../../db/tenant.ts';
import { Apps } from '../apps.ts';
import { customersAct } from '../customers.ts';
import { driversAct } from '../drivers.ts';
import { Pace } from '../pace.ts';
import { seededRandom } from '../seed/random.ts';
import type { Stage } from '../stage.ts';

/** Minutes after the last call in a sandbox until its people stop. */
const awake = 5;
/** The calls of real companies have priority. */
const most = 20;

/** Runs the people of sandboxes in use; returns one step, like `demoLife`. */
export function sandboxLife(app: App): () => Promise<void> {
  const stages = new Map<string, Stage>();
  return async () => {
    const worlds = await worldsInUse(app);
    for (const world of stages.keys()) if (!worlds.includes(world)) stages.delete(world);
    for (const world of worlds) {
      const stage = stages.get(world) ?? stageOf(app, world);
      stages.set(world, stage);
      try {
        await customersAct(stage);
        await driversAct(stage);
        stage.pace.forgetBefore(new Date(app.now().getTime() - 3_600_000));
      } catch (err) {
        // It may have been deleted at this moment; the others continue.
        app.log.warn({ err, world }, 'the people of a sandbox stood still');
        stages.delete(world);
      }
    }
  };
}

function stageOf(app: App, world: string): Stage {
  const now = () => app.now();
  const random = seededRandom(Number.parseInt(world.slice(0, 8), 16));
  // All drivers there were assigned by the person who tries the sandbox.
  return {
    app,
    random,
    world,
    wanted: 8,
    pace: new Pace(random, now),
    apps: new Apps(app),
    since: new Date(0),
  };
}

async function worldsInUse({ db, now }: App): Promise<string[]> {
  const since = new Date(now().getTime() - awake * 60_000);
  const { rows } = await asSessions(db, 'admin_sessions', (tx) =>
    sql<{ id: string }>`
      select c.id from companies c
      where c.kind <> 'real' and c.status = 'active' and c.ends_at > ${now()}
        and exists (select from admin_sessions where company_id = c.id and last_used_at > ${since})
      order by c.id limit ${most}`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
