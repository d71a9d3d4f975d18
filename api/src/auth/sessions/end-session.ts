import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import type { CustomerSession, DriverSession, Session } from '../../server/principals.ts';
import { gateOf, recordSession } from './session-row.ts';

/** Ends an administrator's session: its token is invalid from now on. */
export async function endSession(
  db: Db,
  { tokenHash, companyId, adminId }: Session,
  now: Date,
): Promise<void> {
  await asSignIn(db, async (tx) => {
    // Who signs out in a sandbox signs out of the real company too: that session's end ends this one.
    await sql`delete from sessions where token_hash = ${tokenHash}
      or token_hash = (select opened_from from sessions where token_hash = ${tokenHash})`.execute(tx);
    await recordSession(tx, 'session.ended', companyId, { kind: 'admin', id: adminId }, now);
  });
}

/** Ends only a session in a sandbox, which the person leaves. */
export async function leaveSandboxSession(db: Db, { tokenHash }: Session): Promise<void> {
  await asSignIn(db, (tx) => tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute());
}

export async function endDriverSession(
  db: Db,
  { tokenHash, companyId, driverId }: DriverSession,
  now: Date,
): Promise<void> {
  await asSignIn(db, async (tx) => {
    await tx.deleteFrom('driver_sessions').where('token_hash', '=', tokenHash).execute();
    await recordSession(tx, 'session.ended', companyId, { kind: 'driver', id: driverId }, now);
  });
}

export async function endCustomerSession(db: Db, { tokenHash }: CustomerSession): Promise<void> {
  await asSignIn(db, (tx) =>
    tx.deleteFrom('customer_sessions').where('token_hash', '=', tokenHash).execute(),
  );
}

/** Ends every session of a person, within a transaction of the company. */
export async function endSessionsOfAdmin(
  tx: Transaction<Schema>,
  companyId: string,
  adminId: string,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('company_id', '=', companyId)
    .where('admin_id', '=', adminId)
    .execute();
}

/** Ends every session, and the link to a new one, of a driver who left or has a new password, within a transaction of the company. */
export async function endSessionsOfDriver(
  tx: Transaction<Schema>,
  companyId: string,
  driverId: string,
): Promise<void> {
  await tx
    .deleteFrom('driver_sessions')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .execute();
  await tx
    .deleteFrom('driver_sign_in_links')
    .where('company_id', '=', companyId)
    .where('driver_id', '=', driverId)
    .execute();
}

/** Ends every session of a company's administrators and drivers, within a transaction of the platform. */
export async function endSessionsOfCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${gateOf(companyId)})`.execute(tx);
  await tx.deleteFrom('sessions').where('company_id', '=', companyId).execute();
  await tx.deleteFrom('driver_sessions').where('company_id', '=', companyId).execute();
}
