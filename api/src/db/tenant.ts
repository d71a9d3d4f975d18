import { type RawBuilder, sql, type Transaction } from 'kysely';
import { beforeCommit } from './change-hook.ts';
import type { Db, Schema } from './schema.ts';
import { continuesSession, finish, keepOpen, takeOpen } from './session-transaction.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

export const sessionTables = [
  'admin_sessions',
  'driver_sessions',
  'customer_sessions',
  'operator_sessions',
] as const;
export type SessionTable = (typeof sessionTables)[number];

export const roleOfSessions = (table: SessionTable): `hawiyat_${SessionTable}` => `hawiyat_${table}`;

/** Migrations grant their rights; the cross-tenant grants list those across companies. */
export const roles = [
  'hawiyat_company',
  'hawiyat_sign_in',
  'hawiyat_platform',
  'hawiyat_customer',
  'hawiyat_scheduler',
  'hawiyat_sandbox',
  ...sessionTables.map(roleOfSessions),
] as const;
export type Role = (typeof roles)[number];

/**
 * Row-level security limits the statements to this company's rows; take `companyId` from the session, never from input.
 * Keep hashing and uploads outside: PGlite has one connection.
 */
export function asCompany<T>(db: Db, companyId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_company', companyId, work);
}

/** Only for looking up companies and people before the caller is known. */
export function asSignIn<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_sign_in', '', work);
}

/** Companies, customers and their requests, and releases; no company's business data. */
export function asPlatform<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_platform', '', work);
}

export function asCustomer<T>(db: Db, customerId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_customer', customerId, work);
}

/** Scheduled statements that end a day for all companies. */
export function asScheduler<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_scheduler', '', work);
}

/** Deletes a company that is not real; hides the rows of real ones. */
export function asSandbox<T>(db: Db, companyId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_sandbox', companyId, work);
}

export function asSessions<T>(db: Db, table: SessionTable, work: Work<T>): Promise<T> {
  return as(db, roleOfSessions(table), '', work);
}

/** Inside `inSessionTransaction` the transaction stays open for the call's work; `find` sets its role (`acting`). */
export async function asSessionsForWork<T>(
  db: Db,
  table: SessionTable,
  find: Work<T | undefined>,
  principalOf: (found: T) => readonly [Role, string],
): Promise<T | undefined> {
  if (!continuesSession()) return asSessions(db, table, find);
  const tx = await db.startTransaction().execute();
  try {
    await actAs(tx, roleOfSessions(table), '');
    const found = await find(tx);
    if (found === undefined) await tx.commit().execute();
    else keepOpen({ db, tx, actor: principalOf(found).join(' ') });
    return found;
  } catch (error) {
    await tx.rollback().execute();
    throw error;
  }
}

/** Their own rows (sessions, attempts) are not the change that a caller asks for. */
const ofSignIn: ReadonlySet<Role> = new Set(['hawiyat_sign_in', ...sessionTables.map(roleOfSessions)]);

function as<T>(db: Db, role: Role, id: string, work: Work<T>): Promise<T> {
  const inRole = async (tx: Transaction<Schema>, actor = '') => {
    if (actor !== `${role} ${id}`) await actAs(tx, role, id);
    const result = await work(tx);
    if (!ofSignIn.has(role)) await beforeCommit(tx);
    return result;
  };
  const open = takeOpen(db);
  if (open) return finish(open, (tx) => inRole(tx, open.actor));
  return db.transaction().execute((tx) => inRole(tx));
}

/** For commands that change the platform's and a company's rows in one transaction. */
export async function actAs(tx: Transaction<Schema>, role: Role, id: string): Promise<void> {
  // Literals, because only a statement without parameters can travel together with `begin`.
  await sql`select ${acting(role, sql.lit(id))}`.execute(tx);
}

/** Returns to the previous role afterwards. */
export async function actingAs<T>(
  tx: Transaction<Schema>,
  role: Role,
  id: string,
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ role: Role; id: string }>`
    select current_setting('role') as role,
      concat(current_setting('app.company_id', true), current_setting('app.customer_id', true)) as id,
      ${acting(role, sql.lit(id))}`.execute(tx);
  const result = await work(tx);
  for (const before of rows) await actAs(tx, before.role, before.id);
  return result;
}

/** The statement of `actAs` begins with it. */
export const roleChange = "select set_config('role'";

/** Columns that change the role and the id when the row is found. */
export function acting(role: Role, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const noId = sql.lit('');
  const [company, customer] = role.startsWith('hawiyat_customer') ? [noId, id] : [id, noId];
  // `true` means SET LOCAL: role and ids end with the transaction, so a pooled connection never carries them over.
  return sql`set_config('role', ${sql.lit(role)}, true), set_config('app.company_id', ${company}, true),
    set_config('app.customer_id', ${customer}, true)`;
}
