import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely-pglite-dialect';
import { columnParsers } from './column-types.ts';
import { type Listen, listenOnEmbedded } from './listen.ts';

/** A database that stands open: how it is asked, and how its events are heard. */
interface Embedded {
  dialect: PGliteDialect;
  listen: Listen;
}

/**
 * PostgreSQL inside this process. It has one connection, which the dialect hands out to one transaction at a time.
 * @param folder where the data lives
 */
export async function embeddedDialect(folder: string): Promise<Embedded> {
  return onEmbedded(await PGlite.create(folder, { parsers: columnParsers }));
}

/** @param database with the column types of this product */
export function onEmbedded(database: PGlite): Embedded {
  return { dialect: new PGliteDialect(database), listen: listenOnEmbedded(database) };
}
