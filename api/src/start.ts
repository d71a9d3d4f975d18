import { mkdir } from 'node:fs/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from './db/seed/demo.ts';
import { assertPortFree } from './free-port.ts';
import { operatorToken } from './http/operator-token.ts';
import { adopt } from './releases/adopt.ts';

export interface Running {
  /** Where a browser on this machine finds the panel. */
  readonly url: string;
  /** Stops accepting, finishes what is under way, closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

/**
 * Starts a server. The port and the folder's lock come first, so that a start which cannot succeed has begun nothing.
 * @throws Error with a sentence for a person; then everything that was opened is closed again
 */
export async function start(config: Config): Promise<Running> {
  const { port, host, dataDir, databaseUrl } = config;
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    await assertPortFree(port, host);
    await mkdir(dataDir, { recursive: true });
    // Servers on one PostgreSQL may share the folder: what they keep there is written whole, by its hash.
    if (databaseUrl === null) undo.push(await lockFolder(dataDir));
    const database = await openDatabase({ databaseUrl, dataDir });
    undo.push(() => database.close());
    await migrate(database.db);
    if (config.demo) await seedDemo(database.db, new Date());

    const app = createApp({
      ...config,
      db: database.db,
      operatorToken: config.operatorToken ?? (await operatorToken(dataDir)),
    });
    undo.push(() => app.http.close());
    for (const folder of config.releases) await adopt(app.releases, folder);
    // With port 0 the system chooses one, and the answer says which.
    const bound = new URL(await app.http.listen({ port, host })).port;
    const url = config.publicUrl ?? `http://${nameOf(host)}:${bound || port}`;
    app.http.log.info({ url, engine: database.engine, demo: config.demo }, 'ready');
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A host by the name that a browser understands: every address of this machine is also localhost. */
function nameOf(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
