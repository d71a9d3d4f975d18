import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { columnParsers } from './column-types.ts';

const parsers = new Map<number, (text: string) => unknown>(
  Object.entries(columnParsers).map(([oid, parse]) => [Number(oid), parse]),
);

/** A pool on a PostgreSQL server. The parsers belong to the pool: nothing else in the process changes. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
    },
  });
  // An idle connection that the server closes is replaced at the next query. Without a listener the event would end
  // the process.
  pool.on('error', (error) => process.emitWarning(error));
  return new PostgresDialect({ pool });
}
