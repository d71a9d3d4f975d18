import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { columnParsers } from './column-types.ts';

/**
 * PostgreSQL inside this process. It has one connection, which the dialect hands out to one transaction at a time.
 * @param folder where the data lives; null keeps it in memory
 */
export async function embeddedDialect(folder: string | null): Promise<PGliteDialect> {
  const options = { parsers: columnParsers };
  return new PGliteDialect(
    folder === null ? await PGlite.create(options) : await PGlite.create(folder, options),
  );
}
