import type { Role as PersonRole } from '@hawiyat/shared/contract/core/roles';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyKind } from '../../db/column-types.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';
import { acting, asSignIn, asSignInForWork, type Role } from '../../db/tenant.ts';
import type { CustomerSession, DriverSession, Session } from '../../server/principals.ts';
import { earlier, hashOf, idleLimit, latestStart, minute, type SessionTable } from './session-row.ts';

interface Kind {
  readonly table: SessionTable;
  readonly person: 'admin_id' | 'driver_id' | 'customer_id';
  /** Further columns, each with a comma after it. */
  readonly columns: RawBuilder<unknown>;
  /** Joins and conditions. */
  readonly valid: RawBuilder<unknown>;
  /** What the work that follows acts as, and whose rows it sees. */
  readonly role: Role;
  readonly owner: 'company_id' | 'customer_id';
}

const ofActiveCompany = sql`join companies c on c.id = s.company_id
  join admins a on a.company_id = s.company_id and a.id = s.admin_id
  where c.status = 'active' and a.removed_at is null`;
const ofDriverAtWork = sql`join companies c on c.id = s.company_id
  join drivers d on d.company_id = s.company_id and d.id = s.driver_id
  where c.status = 'active' and d.archived_at is null`;

const ofAdmin: Kind = {
  table: 'sessions',
  person: 'admin_id',
  columns: sql`a.role, c.kind, c.sandbox_of,`,
  valid: ofActiveCompany,
  role: 'hawiyat_company',
  owner: 'company_id',
};
const ofDriver: Kind = {
  ...ofAdmin,
  table: 'driver_sessions',
  person: 'driver_id',
  columns: sql`c.kind,`,
  valid: ofDriverAtWork,
};
const ofCustomer: Kind = {
  table: 'customer_sessions',
  person: 'customer_id',
  columns: sql``,
  valid: sql`where true`,
  role: 'hawiyat_customer',
  owner: 'customer_id',
};

interface Found {
  readonly person: string;
  readonly owner: string;
  readonly last_used_at: Date;
  /** Of an administrator. */
  readonly role?: PersonRole;
  /** Of the company, unless a customer was found. */
  readonly kind?: CompanyKind;
  readonly sandbox_of?: string | null;
}

/**
 * Finds the row of a token, and records its use at most once a minute.
 * @returns null when there is none, or it has ended: 24 hours after its start, 60 minutes after its last use, and as soon
 *   as the clock shows that it began in the future
 */
async function find(db: Db, kind: Kind, token: string, now: Date) {
  const { table, person, columns, valid, role, owner } = kind;
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const tokenHash = hashOf(token);
  const [personId, ownerId] = [sql.ref(`s.${person}`), sql.ref(`s.${owner}`)];
  const select = sql<Found>`select ${prepared}
    ${personId} as person, ${ownerId} as owner, ${columns} s.last_used_at, ${acting(role, sql`${ownerId}::text`)}
    from ${sql.table(table)} s ${valid}
      and s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_used_at > ${earlier(now, idleLimit)}
      and s.created_at <= ${latestStart(now)}`;
  const row = await asSignInForWork(
    db,
    async (tx) => (await select.execute(tx)).rows[0],
    (found) => [role, found.owner],
  );
  if (!row) return null;
  // Before the work, so that nobody waits for it with the session's row locked.
  if (row.last_used_at <= earlier(now, minute) || row.last_used_at > latestStart(now))
    await recordUse(db, table, tokenHash, now, row.kind);
  return { ...row, tokenHash };
}

function recordUse(
  db: Db,
  table: SessionTable,
  tokenHash: Buffer,
  now: Date,
  kind: CompanyKind | undefined,
): Promise<void> {
  return asSignIn(db, async (tx) => {
    // A read must not wait for a standby.
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx);
    const used = sql`update ${sql.table(table)} set last_used_at = ${now} where token_hash = ${tokenHash}`;
    if (table !== 'sessions') await used.execute(tx);
    // Sessions end; when the person was last here stays.
    else
      await sql`with used as (${used} returning company_id, admin_id)
        update admins a set last_used_at = ${now} from used
        where a.company_id = used.company_id and a.id = used.admin_id`.execute(tx);
    // Who works in a sandbox stays signed in outside of it.
    if (kind === 'sandbox')
      await sql`update sessions set last_used_at = ${now}
        where token_hash = (select opened_from from sessions where token_hash = ${tokenHash})`.execute(tx);
  });
}

/** @returns null also when the company is suspended */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const row = await find(db, ofAdmin, token, now);
  if (!row?.role) return null;
  const { tokenHash, owner, person, role, kind = 'real', sandbox_of: sandboxOf = null } = row;
  return { tokenHash, companyId: owner, adminId: person, role, kind, sandboxOf };
}

/** @returns null also when the company is suspended, or the driver has left it */
export async function findDriverSession(db: Db, token: string, now: Date): Promise<DriverSession | null> {
  const row = await find(db, ofDriver, token, now);
  if (!row) return null;
  const { tokenHash, owner, person, kind = 'real' } = row;
  return { tokenHash, companyId: owner, driverId: person, kind };
}

export async function findCustomerSession(db: Db, token: string, now: Date): Promise<CustomerSession | null> {
  const row = await find(db, ofCustomer, token, now);
  return row && { tokenHash: row.tokenHash, customerId: row.owner };
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
      and s.expires_at > ${now} and s.last_used_at > ${earlier(now, idleLimit)}
      and s.created_at <= ${latestStart(now)}`.execute(tx),
  );
  return new Set(rows.map(({ session }) => session));
}
