import type { Context } from '../../db/context.ts';
import { sameCompany } from '../../db/same-company.ts';
import { actAs, asCompany } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import type { AdminRow } from '../credentials/admin-queries.ts';
import { ownTwoFactorFirst } from '../errors.ts';
import { adminSessions } from '../sessions/admin-sessions.ts';
import { closeCompany } from '../sessions/company-gate.ts';

/** Ends the sessions of people without two-factor authentication: their next sign-in sets it up. */
export async function setTwoFactorRule(
  { db, now }: Context,
  admin: AdminRow,
  required: boolean,
): Promise<void> {
  if (required && !admin.confirmed_at) throw ownTwoFactorFirst();
  if (required === admin.two_factor_required) return;
  const at = now();
  await asCompany(db, admin.company_id, async (tx) => {
    await closeCompany(tx, admin.company_id);
    await tx.updateTable('companies').set({ two_factor_required: required }).execute();
    const actor = { kind: 'admin', id: admin.id } as const;
    await appendEvent(tx, {
      ...{ companyId: admin.company_id, entityId: admin.company_id, actor, at },
      ...{ type: 'two_factor_rule.set', data: { status: required ? 'required' : 'optional' } },
    });
    if (!required) return;
    await actAs(tx, 'hawiyat_sign_in', '');
    const without = await tx
      .selectFrom('admins')
      .leftJoin('two_factor_secrets', sameCompany('two_factor_secrets.admin_id', 'admins.id'))
      .select(['admins.company_id', 'admins.id as admin_id'])
      .where('admins.company_id', '=', admin.company_id)
      .where('admins.removed_at', 'is', null)
      .where('two_factor_secrets.confirmed_at', 'is', null)
      .execute();
    for (const owner of without) await adminSessions.end(tx, owner);
  });
}
