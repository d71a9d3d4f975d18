import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { columnParsers } from './column-types.ts';
import { type Listen, listenOnEmbedded } from './listen.ts';

/**
 * PostgreSQL inside this process. It has one connection, which the dialect hands out to one transaction at a time.
 * @param folder where the data lives; null keeps it in memory
 */
export async function embeddedDialect(
  folder: string | null,
): Promise<{ dialect: PGliteDialect; listen: Listen }> {
  const options = { parsers: columnParsers };
  const database = folder === null ? await PGlite.create(options) : await PGlite.create(folder, options);
  return { dialect: new PGliteDialect(database), listen: listenOnEmbedded(database) };
}
