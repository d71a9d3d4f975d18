import { join } from 'node:path';
import { Kysely } from 'kysely';
import { embeddedDialect } from './embedded.ts';
import { type Listen, listenOnPostgres } from './listen.ts';
import { assertLocked } from './lock.ts';
import { postgresDialect } from './postgres.ts';
import type { Db, Schema } from './schema.ts';
import type { Timeouts } from './timeouts.ts';

export type { Db } from './schema.ts';

export interface Database {
  readonly db: Db;
  /** Null: no server follows the first. */
  readonly standby: Db | null;
  readonly engine: 'pglite' | 'postgres';
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Call `lockFolder(dataDir)` first: PGlite does not lock its folder, and a second process would lose rows. */
export async function openDatabase(options: {
  /** Several hosts, separated by commas: the one that takes writes is used. */
  databaseUrl: string | null;
  /** For notifications, when a pooler at `databaseUrl` does not forward them. */
  listenUrl?: string | null;
  readUrl?: string | null;
  dataDir: string;
  databasePool?: number;
  timeouts?: Timeouts;
}): Promise<Database> {
  if (options.databaseUrl !== null) {
    const { databaseUrl, databasePool, timeouts } = options;
    const listenUrl = options.listenUrl ?? databaseUrl;
    const at = (url: string) => new Kysely<Schema>({ dialect: postgresDialect(url, databasePool, timeouts) });
    const standby = options.readUrl ? at(options.readUrl) : null;
    return opened('postgres', at(databaseUrl), listenOnPostgres(listenUrl, timeouts), standby);
  }
  assertLocked(options.dataDir);
  const { dialect, listen } = await embeddedDialect(join(options.dataDir, 'database'));
  return opened('pglite', new Kysely<Schema>({ dialect }), listen);
}

function opened(engine: Database['engine'], db: Db, listen: Listen, standby: Db | null = null): Database {
  const close = async () => {
    await Promise.all([db.destroy(), standby?.destroy()]);
  };
  return { db, standby, engine, listen, close };
}
