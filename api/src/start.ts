import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { demoSignIn, seedDemo } from './db/seed/demo.ts';
import { demoLife } from './demo/life.ts';
import { forgetEndedAttempts } from './http/attempt-limit.ts';
import type { App } from './http/context.ts';
import { operatorToken } from './http/operator-token.ts';
import { deliverMails } from './mail/post.ts';
import { adopt } from './releases/adopt.ts';
import { forgetOldVotes, haltWhatIsBad } from './releases/guard-rounds.ts';
import { goRounds, type Round } from './rounds.ts';
import { foldTallies } from './work/fold-tallies.ts';
import { passDay } from './work/pass-day.ts';

export interface Running {
  /** Where a browser on this machine finds the panel. */
  readonly url: string;
  /** How to sign in to the demo company, where there is one. */
  readonly demo: typeof demoSignIn | null;
  /** Stops accepting, finishes what is under way, closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts a server, on a port that is free and a folder that is taken (`claim`).
 * @param giveBack gives the folder back; called when the server stops, and when it does not start
 * @throws Error whatever kept it from starting; everything that was opened is closed again
 */
export async function start(config: Config, giveBack: () => Promise<void>): Promise<Running> {
  const { port, host, dataDir, databaseUrl } = config;
  const undo = [giveBack];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const database = await openDatabase({ databaseUrl, dataDir });
    undo.push(() => database.close());
    await migrate(database.db);
    if (config.demo) await seedDemo(database.db, new Date());

    const app = createApp({
      ...config,
      db: database.db,
      listen: database.listen,
      // Whoever tries the panel out reads the letters on this machine.
      linkUrl: config.publicUrl ?? (config.demo ? `http://${nameOf(host)}:${port}` : null),
      settings: config.settings,
      operatorToken: config.operatorToken ?? (await operatorToken(dataDir)),
    });
    undo.push(() => app.http.close());
    for (const folder of config.releases) await adopt(app.releases, app.rollouts, folder, dataDir);
    // With port 0 the system chooses one, and the answer says which.
    const bound = new URL(await app.http.listen({ port, host })).port;
    undo.push(goRounds(app, config.demoLife ? [...rounds, demoRound(app)] : rounds));
    const url = config.publicUrl ?? `http://${nameOf(host)}:${bound || port}`;
    app.http.log.info({ url, engine: database.engine, demo: config.demo }, 'ready');
    return { url, demo: config.demo ? demoSignIn : null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const minute = 60_000;

const rounds: readonly Round[] = [
  // Another server may have changed a rollout; a page is composed of what stands then, whatever this one knew.
  { name: 'rollouts', every: 2000, work: async ({ rollouts }) => void (await rollouts.standings()) },
  { name: 'guard', every: minute / 4, work: haltWhatIsBad },
  { name: 'old votes', every: 60 * minute, work: forgetOldVotes },
  { name: 'attempts', every: 10 * minute, work: forgetEndedAttempts },
  { name: 'day', every: minute, work: passDay },
  { name: 'tallies', every: minute, work: foldTallies },
  // What failed before, or what another process left behind.
  { name: 'letters', every: minute / 4, work: deliverMails },
];

/** Often enough that nobody waits for it; the demo's people take their own time. */
const demoRound = (app: App): Round => ({ name: 'demo', every: 2000, work: demoLife(app) });

/** A host by the name that a browser understands: every address of this machine is also localhost. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
