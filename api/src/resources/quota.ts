import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { AnyResource } from './resource.ts';
import { countRows } from './rows.ts';

/** Rejects an add beyond the company's limit. Its lock makes concurrent adds take turns until they commit. */
export async function assertQuota(
  tx: Transaction<Schema>,
  resource: AnyResource,
  companyId: string,
  more: number,
): Promise<void> {
  if (more === 0) return;
  const { table, most, errors } = resource;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${table} ${companyId}`}, 0))`.execute(tx);
  // A separate statement after the lock sees rows that others have added meanwhile.
  if ((await countRows(tx, resource, companyId)) + more > most)
    throw errors.full({ most: most.toLocaleString('en') });
}
