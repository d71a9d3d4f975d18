import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

type Role = 'hawiyat_company' | 'hawiyat_sign_in' | 'hawiyat_platform';

/**
 * Runs statements for one company: the role sees and writes rows of that company only, whatever the statements say.
 * Keep it short, with hashing and uploads outside: the transaction holds a connection (PGlite has one).
 * @param companyId from the session, never from input
 * @returns what `work` returns, after the commit; whatever `work` throws rolls back
 */
export function asCompany<T>(db: Db, companyId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_company', companyId, work);
}

/** Runs statements that look up companies, admins and sessions across companies, and nothing else. */
export function asSignIn<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_sign_in', '', work);
}

/** Runs statements of the platform itself: companies, customers and their requests, releases; no company's own work. */
export function asPlatform<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_platform', '', work);
}

function as<T>(db: Db, role: Role, companyId: string, work: Work<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await actAs(tx, role, companyId);
    return work(tx);
  });
}

/**
 * Changes the role within a transaction: for the few pieces of work that touch the platform's side and a company's, and
 * have to be whole. Everything else takes one of the three functions above.
 */
export async function actAs(tx: Transaction<Schema>, role: Role, companyId: string): Promise<void> {
  // `true` is SET LOCAL: role and company end with the transaction, so a pooled connection carries neither on.
  const both = sql`select set_config('role', ${role}, true), set_config('app.company_id', ${companyId}, true)`;
  await both.execute(tx);
}
