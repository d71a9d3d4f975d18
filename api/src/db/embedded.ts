import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { columnParsers } from './column-types.ts';
import { type Listen, listenOnEmbedded } from './listen.ts';

interface Embedded {
  dialect: PGliteDialect;
  listen: Listen;
}

/**
 * PostgreSQL inside this process. Its one connection serves one transaction at a time.
 * @param folder where the data lives
 */
export async function embeddedDialect(folder: string): Promise<Embedded> {
  return onEmbedded(await PGlite.create(folder, { parsers: columnParsers }));
}

/** @param database with this product's column parsers */
export function onEmbedded(database: PGlite): Embedded {
  return { dialect: new PGliteDialect(database), listen: listenOnEmbedded(database) };
}
