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
  /** A copy for long reads, on a server that follows the first; null: there is none. */
  readonly standby: Db | null;
  readonly engine: 'pglite' | 'postgres';
  readonly listen: Listen;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded PGlite in `<dataDir>/database`. PGlite has no
 * lock of its own, and a second process would silently lose rows: call `lockFolder(dataDir)` first.
 * @returns the open database, not migrated yet
 * @throws DataFolderInUse when the embedded database is requested and this process does not hold the folder's
 *   lock
 */
export async function openDatabase(options: {
  /** Several hosts, separated by commas: the one that takes writes is used. */
  databaseUrl: string | null;
  /** Where notifications are listened for, when a pooler at `databaseUrl` passes none on. */
  listenUrl?: string | null;
  /** A standby of it, for long reads. */
  readUrl?: string | null;
  dataDir: string;
  /** Upper limit of PostgreSQL connections; the embedded database has one. */
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
