import { signInLinkHours } from '@hawiyat/shared/contract/fleet/drivers';
import { type Admin, newToken, tokenHash } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { lockedDriver } from './driver-queries.ts';

/** Makes a link that signs a driver in once; it replaces the driver's previous link. */
export async function createSignInLink(
  { db, now: clock }: Context,
  { companyId, adminId }: Admin,
  driverId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + signInLinkHours * 3_600_000);
  const fresh = { token_hash: tokenHash(token), expires_at: expiresAt };
  await asCompany(db, companyId, async (tx) => {
    const driver = await lockedDriver(tx, companyId, driverId);
    await tx
      .insertInto('driver_sign_in_links')
      .values({ company_id: companyId, driver_id: driver.id, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'driver_id']).doUpdateSet(fresh))
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: 'driver.link_created', entityId: driver.id, at: now },
      actor: { kind: 'admin', id: adminId },
      data: { name: driver.name },
    });
  });
  return { token, expiresAt };
}
