import type { Context } from '../db/context.ts';
import { asSignIn } from '../db/tenant.ts';
import { closestSpelling, phoneSpellings } from '../kernel/phone-spellings.ts';

/** The account with this phone; without a verified one, the newest account that claims it. */
export function accountByPhone({ db }: Context, phone: string) {
  const spellings = phoneSpellings(phone);
  return asSignIn(db, async (tx) => {
    const people = await tx
      .selectFrom('customers')
      .select(['id', 'name', 'phone', 'password_hash'])
      .where('phone', 'in', spellings)
      .execute();
    const owner = closestSpelling(people, spellings);
    if (owner) return owner;
    return tx
      .selectFrom('customers')
      .select(['id', 'name', 'claimed_phone as phone', 'password_hash'])
      .where('claimed_phone', 'in', spellings)
      .orderBy('created_at', 'desc')
      .$narrowType<{ phone: string }>()
      .executeTakeFirst();
  });
}
