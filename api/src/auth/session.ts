import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { asSignIn } from '../db/tenant.ts';
import type { CustomerSession, DriverSession, Session } from '../server/principals.ts';
import { earlier, hashOf, idleLimit, minute, type SessionTable } from './session-row.ts';

/**
 * Finds the row of a token, and records its use at most once a minute.
 * @returns null when there is none, or it has ended: 24 hours after its start, 60 minutes after its last use
 */
async function find<Row>(
  db: Db,
  table: SessionTable,
  token: string,
  now: Date,
  more: ReturnType<typeof sql>,
) {
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
    if (row.last_used_at <= earlier(now, minute)) {
      // A read must not wait for a standby.
      await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
      await sql`update ${sql.table(table)} set last_used_at = ${now} where token_hash = ${hash}`.execute(tx);
    }
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

/**
 * Which administrators' sessions are still open; this does not count as use.
 * @param sessions hashes of their tokens, in hex
 */
export async function findOpenSessions(
  db: Db,
  sessions: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await asSignIn(db, (tx) =>
    sql<{ session: string }>`select named.session
      from unnest(${sessions}::text[]) named (session)
      join sessions s on s.token_hash = decode(named.session, 'hex') ${ofActiveCompany}
      and s.expires_at > ${now} and s.last_used_at > ${earlier(now, idleLimit)}`.execute(tx),
  );
  return new Set(rows.map(({ session }) => session));
}
