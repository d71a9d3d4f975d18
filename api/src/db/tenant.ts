import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from './schema.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

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

function as<T>(db: Db, role: string, companyId: string, work: Work<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // `true` is SET LOCAL: role and company end with the transaction, so a pooled connection carries neither on.
    await sql`select set_config('role', ${role}, true), set_config('app.company_id', ${companyId}, true)`.execute(
      tx,
    );
    return work(tx);
  });
}
