import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { columnParsers } from '../src/db/column-parsers.ts';
import { onEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/all.ts';
import type { Migration } from '../src/db/migrations/migration.ts';
import { type Database, type Db, openDatabase } from '../src/db/open.ts';
import type { Schema } from '../src/db/schema.ts';
import { defaultTimeouts } from '../src/db/timeouts.ts';

/**
 * A fresh, migrated database: PGlite in memory or, when `TEST_DATABASE_URL` names a PostgreSQL server, a new database on
 * it, which `close` drops. It is a copy of `TEST_TEMPLATE`, made in a fraction of the time, when there is one.
 */
export async function testDatabase(reached?: Reached): Promise<Database> {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env;
  const database = await (server
    ? onServer(server, reached, template)
    : inMemory(template === undefined ? undefined : new Blob([await readFile(template)])));
  if (template === undefined) await migrate(database.db);
  return database;
}

/** A database of a PostgreSQL server, reached by another address, or on other terms. */
export type Reached = Omit<Parameters<typeof openDatabase>[0], 'databaseUrl' | 'dataDir'> & {
  readonly through?: (url: string) => string;
};

/** The same before any migration. */
export async function emptyDatabase(reached?: Reached): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(server, reached) : inMemory();
}

async function inMemory(loadDataDir?: Blob): Promise<Database> {
  const filled = loadDataDir && { loadDataDir };
  const { dialect, listen } = onEmbedded(await PGlite.create({ parsers: columnParsers, ...filled }));
  const db = new Kysely<Schema>({ dialect });
  return { db, standby: null, engine: 'pglite', listen, close: () => db.destroy() };
}

/** @param folder where the file is written that later databases are copied from. @returns its path */
export async function embeddedTemplate(folder: string): Promise<string> {
  const file = join(folder, 'template.tar');
  await migrateEmbedded(file, await PGlite.create({ parsers: columnParsers }));
  return file;
}

/** Migrates a template that another checkout has made. @param file is replaced @param more after the migrations there are */
export async function upgradeEmbedded(file: string, more: readonly Migration[] = []): Promise<void> {
  const loadDataDir = new Blob([await readFile(file)]);
  await migrateEmbedded(file, await PGlite.create({ parsers: columnParsers, loadDataDir }), more);
}

async function migrateEmbedded(file: string, database: PGlite, more: readonly Migration[] = []) {
  const db = new Kysely<Schema>(onEmbedded(database));
  await migrate(db, [...migrations, ...more]);
  await writeFile(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  await db.destroy();
}

/** @returns the name of a migrated database on that server, which later ones are copied from */
export async function serverTemplate(server: string): Promise<string> {
  await asAdmin(server, (admin) => sql`create database migrated`.execute(admin));
  await upgradeOnServer(server, 'migrated');
  return 'migrated';
}

/** Migrates a database on that server. @param more after the migrations there are */
export async function upgradeOnServer(
  server: string,
  name: string,
  more: readonly Migration[] = [],
): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: '' });
  await migrate(db, [...migrations, ...more]).finally(close);
}

const addressOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;

async function asAdmin(server: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  // Copying and dropping a database wait for the disk, which on a busy machine takes longer than a statement may.
  const timeouts = { ...defaultTimeouts, statement: 0 };
  const { db, close } = await openDatabase({ databaseUrl: server, dataDir: '', timeouts });
  await work(db).finally(close);
}

async function onServer(
  server: string,
  { through = (url) => url, ...terms }: Reached = {},
  copied = 'template1',
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(copied)}`.execute(admin),
  );
  const database = await openDatabase({
    databaseUrl: through(addressOf(server, name)),
    dataDir: '',
    ...terms,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      // Not by force: the server itself waits for the connections that are just closing.
      await asAdmin(server, (admin) => sql`drop database ${sql.id(name)}`.execute(admin));
    },
  };
}
