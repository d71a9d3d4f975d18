import { type RawBuilder, sql, type Transaction } from 'kysely';
import { beforeCommit } from './change-hook.ts';
import type { Db, Schema } from './schema.ts';
import { continuesSession, finish, keepOpen, takeOpen } from './session-transaction.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

/** One for each audience; `migrations/session-table.ts` makes them. */
export const sessionTables = [
  'admin_sessions',
  'driver_sessions',
  'customer_sessions',
  'operator_sessions',
] as const;
export type SessionTable = (typeof sessionTables)[number];
type SessionRole = `hawiyat_${SessionTable}`;

/** The only role that reaches the rows of a table of sessions. */
export const roleOfSessions = (table: SessionTable): SessionRole => `hawiyat_${table}`;

/**
 * The roles that statements run as. The migrations grant their rights; the cross-tenant grants list those
 * that cross companies.
 */
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
 * Runs statements for one company: row-level security shows and changes only that company's rows, whatever
 * the statements say. Keep it short, with hashing and uploads outside: the transaction holds a connection
 * (PGlite has one).
 * @param companyId from the session, never from input
 * @returns what `work` returns, after the commit; whatever `work` throws rolls back
 */
export function asCompany<T>(db: Db, companyId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_company', companyId, work);
}

/** Runs statements that look up companies and people across companies before anybody is known, and nothing else. */
export function asSignIn<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_sign_in', '', work);
}

/**
 * Runs statements of the platform: companies, customers and their requests, releases; no company's business
 * data.
 */
export function asPlatform<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_platform', '', work);
}

/**
 * Runs statements for one customer: own requests, the offers on them and their orders, whatever the
 * statements say.
 */
export function asCustomer<T>(db: Db, customerId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_customer', customerId, work);
}

/** Runs the scheduled statements that let a day pass for all companies at once. */
export function asScheduler<T>(db: Db, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_scheduler', '', work);
}

/** Runs statements that delete a company which is not real; of any other it sees no row. */
export function asSandbox<T>(db: Db, companyId: string, work: Work<T>): Promise<T> {
  return as(db, 'hawiyat_sandbox', companyId, work);
}

/** Runs statements on the sessions of one audience, whosever they are. */
export function asSessions<T>(db: Db, table: SessionTable, work: Work<T>): Promise<T> {
  return as(db, roleOfSessions(table), '', work);
}

/**
 * Finds a session as `asSessions` does. Within `inSessionTransaction` the transaction stays open, and the call's
 * first work continues it.
 * @param find a statement that also makes the transaction act for the principal that it finds, by `acting`
 * @param principalOf the role, and whose id
 */
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

/** Roles whose own rows (sessions, attempts) are not the change that a caller asks for. */
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

/**
 * Changes the role within a transaction, for the few commands that must change the platform's side and a
 * company's together. Everything else uses one of the functions above.
 * @param id the company's id, the customer's for `hawiyat_customer`, or empty
 */
export async function actAs(tx: Transaction<Schema>, role: Role, id: string): Promise<void> {
  // Literals, because only a statement without parameters can travel together with `begin`.
  await sql`select ${acting(role, sql.lit(id))}`.execute(tx);
}

/** Runs statements as another role within a transaction, which then goes on as before. */
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

/** How the statement of `actAs` begins. */
export const roleChange = "select set_config('role'";

/** Columns of a select that change the role and the id, as text, when its row is found. */
export function acting(role: Role, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const none = sql.lit('');
  const [company, customer] = role.startsWith('hawiyat_customer') ? [none, id] : [id, none];
  // `true` means SET LOCAL: role and ids end with the transaction, so a pooled connection never carries them
  // over.
  return sql`set_config('role', ${sql.lit(role)}, true), set_config('app.company_id', ${company}, true),
    set_config('app.customer_id', ${customer}, true)`;
}
