import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db, Schema } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import { signedOut } from '../kernel/errors.ts';
import { findAdminById } from './admin-queries.ts';
import { type FoundLink, useLink } from './email-links.ts';
import { adminUnknown, companySuspended, secondStepSetup, signInLinkOver } from './errors.ts';
import {
  earlier,
  gateOf,
  hashOf,
  idleLimit,
  latestStart,
  lifetime,
  recordSession,
  type SessionTable,
  type SignInPlace,
} from './session-row.ts';
import { isToken, tokenHash } from './token.ts';

/**
 * Starts a session and deletes the person's ended ones.
 * @param owner the columns that identify the person
 * @param place further columns
 * @returns the token, 256 bits in base64url, of which only the hash is stored
 */
async function start(
  tx: Transaction<Schema>,
  table: SessionTable,
  owner: Record<string, string>,
  now: Date,
  place: Partial<SignInPlace> & { readonly opened_from?: Buffer | null } = {},
  expiresAt = new Date(now.getTime() + lifetime),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const columns = Object.keys(owner).map((key) => sql.ref(key));
  const placeColumns = Object.keys(place).map((key) => sql.ref(key));
  const values = Object.values(owner).map((value) => sql`${value}::uuid`);
  await sql`
    delete from ${sql.table(table)}
    where (${sql.join(columns)}) = (${sql.join(values)})
      and (expires_at <= ${now} or last_used_at <= ${earlier(now, idleLimit)} or created_at > ${latestStart(now)})`.execute(
    tx,
  );
  await sql`
    insert into ${sql.table(table)} (token_hash, created_at, last_used_at, expires_at, ${sql.join([...columns, ...placeColumns])})
    values (${hashOf(token)}, ${now}, ${now}, ${expiresAt},
      ${sql.join([...values, ...Object.values(place)])})`.execute(tx);
  return token;
}

/**
 * Comparing a password takes time, in which the company may be suspended: it is checked again under the lock,
 * so either the suspension waits and ends the session, or the session waits and is rejected.
 */
async function enterCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${gateOf(companyId)})`.execute(tx);
  const { status } = await tx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (status === 'suspended') throw companySuspended();
}

/**
 * @param passwordHash the hash that the password was compared with, if any: a new one ends all sessions, also this one
 * @param link the e-mailed link that lets the person in, if any: it is used up, and as before after a failure
 * @param place for the person's list of sessions
 * @throws DomainError `company-suspended`; `admin-unknown` when the password has changed meanwhile or the person has
 *   been removed, `email-link-over`, `second-step-setup` when the company has begun to demand a second step
 */
export function startSession(
  db: Db,
  {
    companyId,
    adminId,
    passwordHash,
    link,
  }: { companyId: string; adminId: string; passwordHash?: string; link?: FoundLink },
  now: Date,
  place: SignInPlace = { device: null, network: null },
): Promise<string> {
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    if (link) await useLink(tx, link, now);
    if (passwordHash !== undefined) {
      const admin = await findAdminById(tx, { companyId, adminId });
      if (admin?.password_hash !== passwordHash) throw adminUnknown();
      if (admin.second_step_required && !admin.confirmed_at) throw secondStepSetup();
    }
    const token = await start(tx, 'sessions', { company_id: companyId, admin_id: adminId }, now, place);
    const { numUpdatedRows } = await tx
      .updateTable('admins')
      .set({ last_used_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', adminId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw adminUnknown();
    const type = link ? 'session.started_by_link' : 'session.started';
    await recordSession(tx, type, companyId, { kind: 'admin', id: adminId }, now);
    return token;
  });
}

/**
 * Starts a session in a company that is not real.
 * @param openedFrom the real session, with which this one ends; null for a visitor
 * @param until when the company is deleted
 * @throws DomainError `signed-out` when the real session has just ended
 */
export function startSandboxSession(
  db: Db,
  { companyId, adminId }: { readonly companyId: string; readonly adminId: string },
  {
    openedFrom,
    until,
    now,
  }: { readonly openedFrom: Buffer | null; readonly until: Date; readonly now: Date },
): Promise<string> {
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    const real = openedFrom && (await lockedSession(tx, openedFrom));
    if (openedFrom && !real) throw signedOut();
    const ends = [until, ...(real ? [real.expires_at] : [new Date(now.getTime() + lifetime)])];
    const expiresAt = new Date(Math.min(...ends.map(Number)));
    const owner = { company_id: companyId, admin_id: adminId };
    const token = await start(tx, 'sessions', owner, now, { opened_from: openedFrom }, expiresAt);
    await recordSession(tx, 'session.started', companyId, { kind: 'admin', id: adminId }, now);
    return token;
  });
}

const lockedSession = (tx: Transaction<Schema>, tokenHash: Buffer) =>
  tx
    .selectFrom('sessions')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();

/**
 * @param passwordHash the hash that the driver's password was compared with, if any
 * @throws DomainError `company-suspended`; `signed-out` when the driver has a new password or has left
 */
export function startDriverSession(
  db: Db,
  { companyId, driverId, passwordHash }: { companyId: string; driverId: string; passwordHash?: string },
  now: Date,
): Promise<string> {
  const owner = { company_id: companyId, driver_id: driverId };
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    const token = await start(tx, 'driver_sessions', owner, now);
    // After the insert, which locks the driver's row: a change of the driver is done by now, or waits and
    // ends the session.
    if (passwordHash !== undefined && passwordHash !== (await passwordHashOf(tx, companyId, driverId)))
      throw signedOut();
    await recordSession(tx, 'session.started', companyId, { kind: 'driver', id: driverId }, now);
    return token;
  });
}

/**
 * Uses a link of a driver up and signs him in.
 * @returns the session's token, and whose it is
 * @throws DomainError `sign-in-link-over` for an unknown link, a used or replaced one, an ended one, and that of a driver
 *   who has left; `company-suspended`, after which the link is as before
 */
export function startSessionByLink(db: Db, linkToken: string, now: Date) {
  return asSignIn(db, async (tx) => {
    const link = isToken(linkToken)
      ? await tx
          .deleteFrom('driver_sign_in_links')
          .where('token_hash', '=', tokenHash(linkToken))
          .where('expires_at', '>', now)
          .returning(['company_id', 'driver_id'])
          .executeTakeFirst()
      : undefined;
    if (!link) throw signInLinkOver();
    const { company_id, driver_id } = link;
    await enterCompany(tx, company_id);
    const token = await start(tx, 'driver_sessions', { company_id, driver_id }, now);
    // After the insert, which locks the driver's row: one who leaves has left by now, or his session ends.
    const driver = await tx
      .selectFrom('drivers')
      .innerJoin('companies', 'companies.id', 'drivers.company_id')
      .select(['drivers.id', 'drivers.name', 'drivers.password_hash', 'companies.name as company_name'])
      .where('drivers.company_id', '=', company_id)
      .where('drivers.id', '=', driver_id)
      .where('drivers.archived_at', 'is', null)
      .executeTakeFirst();
    if (!driver) throw signInLinkOver();
    await recordSession(tx, 'session.started', company_id, { kind: 'driver', id: driver_id }, now);
    return { token, driver };
  });
}

async function passwordHashOf(tx: Transaction<Schema>, companyId: string, driverId: string) {
  const { password_hash } = await tx
    .selectFrom('drivers')
    .select('password_hash')
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

export function startCustomerSession(db: Db, customerId: string, now: Date): Promise<string> {
  return asSignIn(db, (tx) => start(tx, 'customer_sessions', { customer_id: customerId }, now));
}
