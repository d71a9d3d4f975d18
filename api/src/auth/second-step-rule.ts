import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { actAs, asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import type { AdminRow } from './admin-queries.ts';
import { ownSecondStepFirst } from './errors.ts';
import { gateOf } from './session-row.ts';

/**
 * Sets whether everybody of the company must have a second step. Turned on, it ends the sessions of those who have
 * none: their next sign-in sets one up, and nobody works without one from then on.
 * @param admin who decides
 */
export async function setSecondStepRule(
  { db, now }: Context,
  admin: AdminRow,
  required: boolean,
): Promise<void> {
  if (required && !admin.confirmed_at) throw ownSecondStepFirst();
  if (required === admin.second_step_required) return;
  const at = now();
  await asCompany(db, admin.company_id, async (tx) => {
    await sql`select pg_advisory_xact_lock(${gateOf(admin.company_id)})`.execute(tx);
    await tx.updateTable('companies').set({ second_step_required: required }).execute();
    const actor = { kind: 'admin', id: admin.id } as const;
    await appendEvent(tx, {
      ...{ companyId: admin.company_id, entityId: admin.company_id, actor, at },
      ...{ type: 'second_step_rule.set', data: { status: required ? 'required' : 'optional' } },
    });
    if (!required) return;
    await actAs(tx, 'hawiyat_sign_in', '');
    await tx
      .deleteFrom('sessions')
      .where('company_id', '=', admin.company_id)
      .where('admin_id', 'not in', (eb) =>
        eb
          .selectFrom('second_steps')
          .select('admin_id')
          .where('company_id', '=', admin.company_id)
          .where('confirmed_at', 'is not', null),
      )
      .execute();
  });
}
