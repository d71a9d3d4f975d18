import { sql } from 'kysely';
import { openDatabase } from '../src/db/open.ts';
import { startPostgres } from './postgres.ts';

export interface PostgresDatabase {
  readonly url: string;
  /** Resolves when the database is idle: it may still finish statements of a dead server. */
  quiet(): Promise<void>;
  /** Restarts the server at the same address; every connection ends. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with one empty database that belongs to its user. */
export async function postgresDatabase(): Promise<PostgresDatabase> {
  const server = await startPostgres();
  const admin = await openDatabase({ databaseUrl: server.url, dataDir: '' });
  await sql`create database panel`.execute(admin.db);
  // Otherwise a killed backend loses acknowledged writes.
  await sql`alter database panel set synchronous_commit = on`.execute(admin.db);
  await admin.close();
  const url = new URL(server.url);
  url.pathname = 'panel';
  const quiet = async () => {
    const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: '' });
    for (let left = 1; left > 0; ) {
      const { rows } = await sql<{ left: number }>`
        select count(*) as left from pg_stat_activity where datname = 'panel'`.execute(db);
      left = rows[0]?.left ?? 0;
    }
    await close();
  };
  return { url: url.href, quiet, restart: server.restart, stop: server.stop };
}
