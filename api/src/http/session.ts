import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { asSignIn } from '../db/tenant.ts';

/** Who makes a call: what the token stands for. */
export interface Session {
  readonly tokenHash: Buffer;
  readonly companyId: string;
  readonly adminId: string;
}

const minute = 60_000;
const lifetime = 24 * 60 * minute;
const idleLimit = 60 * minute;

const tokenHash = (token: string) => createHash('sha256').update(token).digest();
const earlier = (now: Date, by: number) => new Date(now.getTime() - by);

/**
 * Starts a session, and clears away those of the same admin that have ended.
 * @returns the token, 256 bits in base64url: the server keeps its hash only
 */
export async function startSession(
  db: Db,
  admin: { companyId: string; adminId: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await asSignIn(db, async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('company_id', '=', admin.companyId)
      .where('admin_id', '=', admin.adminId)
      .where((is) => is.or([is('expires_at', '<=', now), is('last_used_at', '<=', earlier(now, idleLimit))]))
      .execute();
    await tx
      .insertInto('sessions')
      .values({
        token_hash: tokenHash(token),
        company_id: admin.companyId,
        admin_id: admin.adminId,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .execute();
  });
  return token;
}

/**
 * Finds what a token stands for, and notes its use at most once a minute.
 * @returns null when there is no such session, it has ended (24 hours after its start, 60 minutes after its last
 * use), or its company is suspended
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
  const hash = tokenHash(token);
  return asSignIn(db, async (tx) => {
    const row = await tx
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select(['sessions.company_id', 'sessions.admin_id', 'sessions.last_used_at'])
      .where('sessions.token_hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .where('sessions.last_used_at', '>', earlier(now, idleLimit))
      .where('companies.status', '=', 'active')
      .executeTakeFirst();
    if (!row) return null;
    if (row.last_used_at <= earlier(now, minute)) {
      await tx.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
    }
    return { tokenHash: hash, companyId: row.company_id, adminId: row.admin_id };
  });
}

/** Ends a session: its token is dead from here on. */
export async function endSession(db: Db, session: Session): Promise<void> {
  await asSignIn(db, (tx) => tx.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute());
}
