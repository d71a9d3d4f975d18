import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { setCustomerLimits as setCustomerLimitsCall } from '@hawiyat/shared/contract/marketplace/customer-phone';
import type { Context } from '../db/context.ts';
import { asPlatform } from '../db/tenant.ts';
import { notFound } from '../kernel/errors.ts';
import { closestSpelling, phoneSpellings } from '../kernel/phone-spellings.ts';

export function setCustomerLimits(
  { db }: Context,
  { phone, limits }: ValidatedInput<typeof setCustomerLimitsCall>['body'],
): Promise<{ id: string; name: string; phone: string }> {
  const spellings = phoneSpellings(phone);
  return asPlatform(db, async (tx) => {
    const people = await tx
      .selectFrom('customers')
      .select(['id', 'name', 'phone'])
      .where('phone', 'in', spellings)
      .execute();
    const found = closestSpelling(people, spellings);
    if (!found) throw notFound();
    const { openRequests, undeliveredOrders } = limits;
    await tx
      .updateTable('customers')
      .set({ most_open_requests: openRequests, most_undelivered_orders: undeliveredOrders })
      .where('id', '=', found.id)
      .execute();
    return found;
  });
}
