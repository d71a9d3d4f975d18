import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { AnyResource } from './resource.ts';
import { countRows } from './rows.ts';

/**
 * Ensures that a company may add so many. Adds of one company take turns until the transaction ends, so two
 * at once cannot both find room for the last one.
 * @throws DomainError `errors.full` of the resource
 */
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
    throw new DomainError(errors.full, { values: { most: most.toLocaleString('en') } });
}
