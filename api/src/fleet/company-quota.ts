import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { containersFull, driversFull } from './errors.ts';
import { isTooMany, quotas } from './quotas.ts';

const full = { containers: containersFull, drivers: driversFull };

/**
 * Ensures that a company may add so many. Adds of one company take turns until the transaction ends, so two
 * at once cannot both find room for the last one.
 */
export async function assertRoom(
  tx: Transaction<Schema>,
  companyId: string,
  what: 'containers' | 'drivers',
  more: number,
): Promise<void> {
  if (more === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${what} ${companyId}`}, 0))`.execute(tx);
  // A separate statement after the lock sees rows that others have added meanwhile.
  const { present } = await tx
    .selectFrom(what)
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (isTooMany(what, Number(present), more)) throw full[what]({ most: quotas[what].toLocaleString('en') });
}
