import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { embeddedDialect } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import type { Schema } from '../src/db/schema.ts';

/**
 * A fresh, migrated database for one test file: PGlite in memory or, when `TEST_DATABASE_URL` names a PostgreSQL
 * server, a new database on it, which `close` drops.
 */
export async function testDatabase(reached?: Reached): Promise<Database> {
  const database = await emptyDatabase(reached);
  await migrate(database.db);
  return database;
}

/** A database of a PostgreSQL server, reached by another address, or on other terms. */
export type Reached = Omit<Parameters<typeof openDatabase>[0], 'databaseUrl' | 'dataDir'> & {
  readonly through?: (url: string) => string;
};

/** The same before any migration. */
export async function emptyDatabase(reached?: Reached): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return onServer(server, reached);
  const { dialect, listen } = await embeddedDialect(null);
  const db = new Kysely<Schema>({ dialect });
  return { db, engine: 'pglite', listen, close: () => db.destroy() };
}

async function onServer(
  server: string,
  { through = (url) => url, ...terms }: Reached = {},
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ databaseUrl: server, dataDir: '' });
  await sql`create database ${sql.id(name)}`.execute(admin.db);
  const url = new URL(server);
  url.pathname = name;
  const database = await openDatabase({ databaseUrl: through(url.href), dataDir: '', ...terms });
  return {
    ...database,
    close: async () => {
      await database.close();
      // Not by force: the server itself waits for the connections that are just closing.
      await sql`drop database ${sql.id(name)}`.execute(admin.db);
      await admin.close();
    },
  };
}
