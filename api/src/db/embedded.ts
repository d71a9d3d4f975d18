import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { assertFolderSinceBaseline } from './before-baseline.ts';
import { columnParsers } from './column-parsers.ts';
import { type Listen, listenOnEmbedded } from './listen.ts';

interface Embedded {
  dialect: PGliteDialect;
  listen: Listen;
}

/** Its one connection serves one transaction at a time. */
export async function embeddedDialect(folder: string): Promise<Embedded> {
  await assertNotEmptied(folder);
  await assertFolderSinceBaseline(folder);
  try {
    const database = await PGlite.create(folder, { parsers: columnParsers });
    await database.query('select 1');
    return onEmbedded(database);
  } catch (cause) {
    throw new Error(
      `The embedded database in ${folder} is damaged and cannot be opened: put back a copy of the data folder, or choose another DATA_DIR to start anew.`,
      { cause },
    );
  }
}

/** A new database beside old uploads would look like a company that lost everything. */
async function assertNotEmptied(folder: string): Promise<void> {
  const namesIn = (path: string) => readdir(path).catch((): string[] => []);
  if ((await namesIn(folder)).length > 0) return;
  if ((await namesIn(join(dirname(folder), 'uploads'))).length === 0) return;
  throw new Error(
    `The database in ${folder} is gone, but uploads stand beside it: put back a copy of the data folder, or choose another DATA_DIR to start anew.`,
  );
}

export function onEmbedded(database: PGlite): Embedded {
  return { dialect: new PGliteDialect(database), listen: listenOnEmbedded(database) };
}
