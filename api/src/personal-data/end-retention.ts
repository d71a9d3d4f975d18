import { adminSessions, customerSessions, driverSessions, operatorSessions } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asPlatform, asSignIn } from '../db/tenant.ts';
import { deletedCustomer } from './customer-data.ts';
import { retentions, yearsAfter } from './retention.ts';

export const deletedPerson = 'مستخدم محذوف';

/** Replaces names and deletes technical data after their retention. */
export async function endRetention({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const accounts = yearsAfter(now(), -retentions.account.years);
  const technical = yearsAfter(now(), -retentions.technical.years);
  await asPlatform(db, async (tx) => {
    await tx
      .updateTable('admins')
      .set({ name: deletedPerson })
      .where('removed_at', '<=', accounts)
      .where('name', '<>', deletedPerson)
      .execute();
    await tx
      .updateTable('customers')
      .set({ name: deletedCustomer })
      .where('erased_at', '<=', accounts)
      .where('name', '<>', deletedCustomer)
      .execute();
    await tx.deleteFrom('email_codes').where('expires_at', '<=', technical).execute();
  });
  await asSignIn(db, async (tx) => {
    for (const sessions of [adminSessions, driverSessions, customerSessions, operatorSessions])
      await sessions.expire(tx, technical);
  });
}
