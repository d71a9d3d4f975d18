import type { Transaction } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { asSignIn } from '../../db/tenant.ts';
import { findAdminById } from '../credentials/admin-queries.ts';
import { type FoundLink, useLink } from '../credentials/email-links.ts';
import { adminUnknown, twoFactorSetup } from '../errors.ts';
import type { Admin } from '../sessions/admin.ts';
import { adminSessions, sessionOwner } from '../sessions/admin-sessions.ts';
import { enterCompany } from '../sessions/company-gate.ts';
import { recordSession } from '../sessions/record-session.ts';
import type { SessionDevice } from '../sessions/session-device.ts';

interface SigningIn extends Admin {
  /** The hash that the password was compared with: a new password ends all sessions, and this one too. */
  readonly passwordHash?: string;
  /** Is used up in the session's transaction. */
  readonly link?: FoundLink;
}

/** Rejects a password that has changed meanwhile, and a company that has begun to demand two-factor authentication. */
export function startSession(
  db: Db,
  { passwordHash, link, ...admin }: SigningIn,
  now: Date,
  device: SessionDevice = { device: null, network: null },
): Promise<string> {
  const { companyId, adminId } = admin;
  return asSignIn(db, async (tx) => {
    await enterCompany(tx, companyId);
    if (link) await useLink(tx, link, now);
    if (passwordHash !== undefined) await assertPassword(tx, admin, passwordHash);
    const token = await adminSessions.start(tx, sessionOwner(admin), { now, columns: { ...device } });
    const { numUpdatedRows } = await tx
      .updateTable('admins')
      .set({ last_used_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', adminId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw adminUnknown();
    const type = link ? 'session.started_by_link' : 'session.started';
    await recordSession(tx, { companyId, type, actor: { kind: 'admin', id: adminId }, at: now });
    return token;
  });
}

async function assertPassword(tx: Transaction<Schema>, admin: Admin, passwordHash: string): Promise<void> {
  const found = await findAdminById(tx, admin);
  if (found?.password_hash !== passwordHash) throw adminUnknown();
  if (found.two_factor_required && !found.confirmed_at) throw twoFactorSetup();
}
