import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Actor, record } from '../db/events.ts';
import type { Db, Schema } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import { Refusal, signedOut } from './refusal.ts';

/** An administrator of a company who is signed in. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly adminId: string;
}
export interface DriverSession {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly driverId: string;
}
export interface CustomerSession {
  readonly tokenHash: Buffer;
  readonly customerId: string;
}

const minute = 60_000;
const lifetime = 24 * 60 * minute;
const idleLimit = 60 * minute;

const earlier = (now: Date, by: number) => new Date(now.getTime() - by);
const hashOf = (token: string) => createHash('sha256').update(token).digest();

type Table = 'sessions' | 'driver_sessions' | 'customer_sessions';

/**
 * Starts a session, and clears away those of the same person that have ended.
 * @param owner the columns that say whose it is
 * @returns the token, 256 bits in base64url: the server keeps its hash only
 */
async function start(
  tx: Transaction<Schema>,
  table: Table,
  owner: Record<string, string>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const columns = Object.keys(owner).map((it) => sql.ref(it));
  const values = Object.values(owner).map((it) => sql`${it}::uuid`);
  await sql`
    delete from ${sql.table(table)}
    where (${sql.join(columns)}) = (${sql.join(values)})
      and (expires_at <= ${now} or last_used_at <= ${earlier(now, idleLimit)})`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (token_hash, created_at, last_used_at, expires_at, ${sql.join(columns)})
    values (${hashOf(token)}, ${now}, ${now}, ${new Date(now.getTime() + lifetime)}, ${sql.join(values)})`.execute(
    tx,
  );
  return token;
}

/** Held by whoever signs in to a company, and alone by whoever ends all of its sessions. */
const gateOf = (companyId: string) => sql`hashtextextended(${`sessions of ${companyId}`}, 0)`;

/**
 * Comparing a password takes a while, and what was read before it may be over: so the company is looked at again, and a
 * suspension waits for the session, which it then ends, or the session for the suspension.
 * @throws Refusal 403 when the company is suspended
 */
async function enterCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${gateOf(companyId)})`.execute(tx);
  const { status } = await tx
    .selectFrom('companies')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (status === 'suspended')
    throw new Refusal(403, 'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.', { code: 'suspended' });
}

/** @throws Refusal 403 when the company is suspended */
export function startSession(
  db: Db,
  { companyId, adminId }: { companyId: string; adminId: string },
  now: Date,
): Promise<string> {
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    const token = await start(tx, 'sessions', { company_id: companyId, admin_id: adminId }, now);
    await recordSession(tx, 'session.started', companyId, { kind: 'admin', id: adminId }, now);
    return token;
  });
}

/**
 * @param passwordHash what the driver's password was compared with, where it was
 * @throws Refusal 403 when the company is suspended, 401 when the driver has another password by now, or has left
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
    // After the session, whose row holds on to the driver's: a change of him is over by now, or waits and ends it.
    if (passwordHash !== undefined && passwordHash !== (await passwordHashOf(tx, companyId, driverId)))
      throw signedOut();
    await recordSession(tx, 'session.started', companyId, { kind: 'driver', id: driverId }, now);
    return token;
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

/**
 * Finds the row that a token stands for, and notes its use at most once a minute.
 * @returns null when there is none, or it has ended: 24 hours after its start, 60 minutes after its last use
 */
async function find<Row>(db: Db, table: Table, token: string, now: Date, more: ReturnType<typeof sql>) {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const hash = hashOf(token);
  return asSignIn(db, async (tx) => {
    const { rows } = await sql<Row & { last_used_at: Date }>`
      select s.* from ${sql.table(table)} s ${more}
        and s.token_hash = ${hash} and s.expires_at > ${now} and s.last_used_at > ${earlier(now, idleLimit)}`.execute(
      tx,
    );
    const row = rows[0];
    if (!row) return null;
    if (row.last_used_at <= earlier(now, minute))
      await sql`update ${sql.table(table)} set last_used_at = ${now} where token_hash = ${hash}`.execute(tx);
    return { ...row, tokenHash: hash };
  });
}

const ofActiveCompany = sql`join companies c on c.id = s.company_id where c.status = 'active'`;
const ofDriverAtWork = sql`join companies c on c.id = s.company_id
  join drivers d on d.company_id = s.company_id and d.id = s.driver_id
  where c.status = 'active' and d.archived_at is null`;

/** @returns null also when the company is suspended */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const row = await find<{ company_id: string; admin_id: string }>(
    db,
    'sessions',
    token,
    now,
    ofActiveCompany,
  );
  return row && { tokenHash: row.tokenHash, companyId: row.company_id, adminId: row.admin_id };
}

/** @returns null also when the company is suspended, or the driver has left it */
export async function findDriverSession(db: Db, token: string, now: Date): Promise<DriverSession | null> {
  const row = await find<{ company_id: string; driver_id: string }>(
    db,
    'driver_sessions',
    token,
    now,
    ofDriverAtWork,
  );
  return row && { tokenHash: row.tokenHash, companyId: row.company_id, driverId: row.driver_id };
}

export async function findCustomerSession(db: Db, token: string, now: Date): Promise<CustomerSession | null> {
  const row = await find<{ customer_id: string }>(db, 'customer_sessions', token, now, sql`where true`);
  return row && { tokenHash: row.tokenHash, customerId: row.customer_id };
}

/** Whether an administrator's session still stands; looking does not count as using it. */
export async function isSessionOpen(db: Db, { tokenHash }: Session, now: Date): Promise<boolean> {
  const { rows } = await asSignIn(db, (tx) =>
    sql`select 1 from sessions s ${ofActiveCompany}
      and s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_used_at > ${earlier(now, idleLimit)}`.execute(
      tx,
    ),
  );
  return rows.length > 0;
}

/** Ends an administrator's session: its token is dead from here on. */
export async function endSession(
  db: Db,
  { tokenHash, companyId, adminId }: Session,
  now: Date,
): Promise<void> {
  await asSignIn(db, async (tx) => {
    await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    await recordSession(tx, 'session.ended', companyId, { kind: 'admin', id: adminId }, now);
  });
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

function recordSession(
  tx: Transaction<Schema>,
  type: 'session.started' | 'session.ended',
  companyId: string,
  actor: Actor & { readonly id: string },
  at: Date,
): Promise<void> {
  return record(tx, { companyId, type, entityId: actor.id, actor, at, data: {} });
}

/** Ends every session of a driver, within a transaction of his company: he has left, or has a new password. */
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
}

/** Ends every session of a company, administrators' and drivers', within a transaction of the platform. */
export async function endSessionsOfCompany(tx: Transaction<Schema>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${gateOf(companyId)})`.execute(tx);
  await tx.deleteFrom('sessions').where('company_id', '=', companyId).execute();
  await tx.deleteFrom('driver_sessions').where('company_id', '=', companyId).execute();
}
