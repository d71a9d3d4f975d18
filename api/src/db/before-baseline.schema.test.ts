// @module-tag slow
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hawiyat-baseline-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Rows of the catalog with the transaction that wrote each last, and what was applied. */
async function allOf({ db }: Database): Promise<unknown> {
  const catalogs = ['pg_class', 'pg_attribute', 'pg_policy', 'pg_proc', 'pg_constraint', 'migrations'];
  const { rows } = await sql`${sql.join(
    catalogs.map(
      (name) => sql`select count(*) || ' ' || max(xmin::text::bigint) as all from ${sql.table(name)}`,
    ),
    sql` union all `,
  )} union all select string_agg(rolname, ' ' order by rolname) from pg_roles`.execute(db);
  return rows;
}

test('a database from before the baseline is refused in one sentence, and nothing in it is changed', async () => {
  const database = await emptyDatabase();
  const { db } = database;
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create table companies (id uuid primary key)`.execute(db);
  await sql`insert into migrations (name) values ('0001-companies'), ('0155-died-pages')`.execute(db);
  const before = await allOf(database);
  await expect(migrate(db)).rejects.toThrow(
    /^The database "\w+" is older than the first version of Hawiyat, and no server can read it: name another in DATABASE_URL, or drop it\.$/,
  );
  expect(await allOf(database)).toEqual(before);
  await database.close();
});

/** Every file of a folder, with its bytes and times. */
async function filesOf(path: string): Promise<unknown[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const { mtimeMs, mode } = await stat(file);
      return [file, entry.isFile() ? await readFile(file, 'hex') : null, mtimeMs, mode];
    }),
  );
}

test('a data folder from before the baseline is refused in one sentence, and nothing in it is touched', async () => {
  const dataDir = join(folder, 'old');
  await mkdir(join(dataDir, 'database/base'), { recursive: true });
  await writeFile(join(dataDir, 'database/PG_VERSION'), '17');
  await writeFile(join(dataDir, 'database/base/1'), 'rows');
  // As every server has left it.
  await writeFile(join(dataDir, 'lock'), '');
  const before = await filesOf(dataDir);
  const release = await lockFolder(dataDir);
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
    /^The data folder \S+old is older than the first version of Hawiyat, and no server can read it: choose another DATA_DIR, or delete it\.$/,
  );
  await release();
  expect(await filesOf(dataDir)).toEqual(before);
});

test('a data folder that began with the baseline opens again, also after its database was deleted', async () => {
  const dataDir = join(folder, 'new');
  const release = await lockFolder(dataDir);
  const open = async () => (await openDatabase({ databaseUrl: null, dataDir })).close();
  await open();
  await open();
  await rm(join(dataDir, 'database'), { recursive: true });
  await open();
  await release();
}, 60_000);
