import { isCommonPassword } from '@hawiyat/shared/contract/account/common-passwords';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { actAs } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import { enqueueEmail, passwordChangedEmail } from '../../mail/index.ts';
import { passwordCommon } from '../errors.ts';
import { adminSessions } from '../sessions/admin-sessions.ts';
import { closeCompany } from '../sessions/company-gate.ts';
import type { AdminRow } from './admin-queries.ts';

export function assertUncommon(password: string): void {
  if (isCommonPassword(password)) throw passwordCommon();
}

/** Ends all links and the person's sessions but `kept`. A sign-in by the old password waits at the gate and fails. */
export async function setPassword(
  tx: Transaction<Schema>,
  admin: AdminRow,
  { passwordHash, kept = null, now }: { passwordHash: string; kept?: Buffer | null; now: Date },
): Promise<void> {
  await closeCompany(tx, admin.company_id);
  await tx
    .updateTable('admins')
    .set({ password_hash: passwordHash })
    .where('company_id', '=', admin.company_id)
    .where('id', '=', admin.id)
    .execute();
  const owner = { company_id: admin.company_id, admin_id: admin.id };
  if (kept) await adminSessions.endOthers(tx, owner, kept);
  else await adminSessions.end(tx, owner);
  await tx
    .deleteFrom('email_links')
    .where((eb) => eb.and(owner))
    .execute();
  await appendEvent(tx, {
    companyId: admin.company_id,
    type: 'password.set',
    entityId: admin.id,
    actor: { kind: 'admin', id: admin.id },
    at: now,
    data: {},
  });
  await actAs(tx, 'hawiyat_platform', '');
  await enqueueEmail(tx, { to: admin.email, content: passwordChangedEmail(admin.company_name), now });
}
