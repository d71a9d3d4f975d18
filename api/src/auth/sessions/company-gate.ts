import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { companySuspended } from '../errors.ts';

const gateOf = (companyId: string) => sql`hashtextextended(${`sessions of ${companyId}`}, 0)`;

/** A company may be suspended while a password is compared: one of the two waits for the other here. */
export async function enterCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${gateOf(companyId)})`.execute(tx);
  const { status } = await tx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (status === 'suspended') throw companySuspended();
}

/** Lets no session start in a company until the end of the transaction. */
export async function closeCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${gateOf(companyId)})`.execute(tx);
}
