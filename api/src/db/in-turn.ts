import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Any constant shared by all server processes of this product. */
const lockKey = 4_826_195;

/** Runs work on the schema in a transaction, one server after the other. */
export function inTurn<T>(db: Db, work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // A second server waits for the first, and a change of a large table may take longer than a call may.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
    return work(tx);
  });
}
