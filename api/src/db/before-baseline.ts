import { access, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Name of the first migration before all became one baseline. */
const firstBefore = '0001-companies';

/** Throws before anything in the database is changed. */
export async function assertSinceBaseline(db: Db): Promise<void> {
  const { rows: found } = await sql<{ name: string }>`
    select current_database() as name where to_regclass('public.migrations') is not null`.execute(db);
  if (!found[0]) return;
  const first = await db
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', firstBefore)
    .executeTakeFirst();
  if (!first) return;
  throw new Error(
    `The database "${found[0].name}" is older than the first version of Hawiyat, and no server can read it: name another in DATABASE_URL, or drop it.`,
  );
}

/** A file beside the embedded database, which changes its files even when it only reads. */
const mark = 'baseline';

/** Recognizes a folder from before the baseline without opening its database; marks a new folder. */
export async function assertFolderSinceBaseline(folder: string): Promise<void> {
  const dataDir = dirname(folder);
  const isMarked = await access(join(dataDir, mark)).then(
    () => true,
    () => false,
  );
  if (isMarked) return;
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new Error(
      `The data folder ${dataDir} is older than the first version of Hawiyat, and no server can read it: choose another DATA_DIR, or delete it.`,
    );
  // First: a process that is killed while it creates the database leaves no unmarked one.
  await writeFile(join(dataDir, mark), 'The database in this folder began with the baseline.\n');
}
