import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import type { App } from '../../app-context.ts';
import { type Admin, adminOf, cohortCookie, presentAdmin } from '../../auth/index.ts';
import type { Context } from '../../db/context.ts';
import { asCompany } from '../../db/tenant.ts';
import { appendEvent } from '../../events/index.ts';
import { serve } from '../../http/serve.ts';
import { lastOwner } from '../errors.ts';
import { leave } from './change-person.ts';

export function profileRoutes(app: App): void {
  serve(app, fetchProfile, async ({ session }) => ({ adminUser: presentAdmin(await adminOf(app, session)) }));

  serve(app, saveProfile, async ({ body: { name }, session }) => {
    await saveName(app, session, name);
    return { adminUser: presentAdmin(await adminOf(app, session)) };
  });

  serve(app, leaveCompany, async ({ session, setCookie }) => {
    await leave(app, session);
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
  }).throws(lastOwner);
}

/** The audit log records the change, and neither name. */
function saveName({ db, now }: Context, { companyId, adminId }: Admin, name: string): Promise<void> {
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
