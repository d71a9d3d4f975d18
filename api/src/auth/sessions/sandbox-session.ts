import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { actingAs, asSignIn } from '../../db/tenant.ts';
import type { Session } from '../../http/principals.ts';
import { signedOut } from '../../kernel/errors.ts';
import type { Admin } from './admin.ts';
import { adminSessionLifetime, adminSessions, sessionOwner } from './admin-sessions.ts';
import { enterCompany } from './company-gate.ts';
import { recordSession } from './record-session.ts';

interface SandboxSession {
  /** The real session, which ends this one; null for a visitor. */
  readonly openedFrom: Buffer | null;
  readonly until: Date;
  readonly now: Date;
}

export function startSandboxSession(
  db: Db,
  admin: Admin,
  { openedFrom, until, now }: SandboxSession,
): Promise<string> {
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, admin.companyId);
    const real = openedFrom && (await lockedSession(tx, openedFrom));
    if (openedFrom && !real) throw signedOut();
    const latest = real ? real.expires_at : new Date(now.getTime() + adminSessionLifetime);
    const expiresAt = latest < until ? latest : until;
    const token = await adminSessions.start(tx, sessionOwner(admin), {
      ...{ now, expiresAt, columns: { opened_from: openedFrom } },
    });
    const actor = { kind: 'admin', id: admin.adminId } as const;
    const { companyId } = admin;
    await recordSession(tx, { companyId, type: 'session.started', actor, at: now });
    return token;
  });
}

const lockedSession = (tx: Transaction<Schema>, tokenHash: Buffer) =>
  actingAs(tx, 'hawiyat_admin_sessions', '', (reached) =>
    reached
      .selectFrom('admin_sessions')
      .select('expires_at')
      .where('token_hash', '=', tokenHash)
      .forKeyShare()
      .executeTakeFirst(),
  );

export async function leaveSandboxSession(db: Db, { tokenHash }: Session): Promise<void> {
  await asSignIn(db, (tx) => adminSessions.end(tx, { token_hash: tokenHash }));
}
