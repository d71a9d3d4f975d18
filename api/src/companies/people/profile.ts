import type { Admin } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import { asCompany } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';

/** The audit log records the change, and neither name. */
export function saveName({ db, now }: Context, { companyId, adminId }: Admin, name: string): Promise<void> {
  return asCompany(db, companyId, async (tx) => {
    const changed = await tx
      .updateTable('admins')
      .set({ name })
      .where('id', '=', adminId)
      .where('name', '<>', name)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    await appendEvent(tx, {
      ...{ companyId, type: 'person.changed', entityId: adminId, at: now(), data: {} },
      actor: { kind: 'admin', id: adminId },
    });
  });
}
