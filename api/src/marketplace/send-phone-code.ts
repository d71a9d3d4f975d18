import { drawCode, hashCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { actAs, asCustomer } from '../db/tenant.ts';
import { codeText, enqueueText } from '../mail/index.ts';

const codeLifetime = 10 * 60_000;

/** The verified phone, or the claimed one. */
export async function ownPhone({ db }: Context, customerId: string): Promise<string> {
  const { phone } = await asCustomer(db, customerId, (tx) =>
    tx
      .selectFrom('customers')
      .select((eb) => eb.fn.coalesce('claimed_phone', 'phone').as('phone'))
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
  );
  return phone;
}

/** Replaces the previous code and enqueues the new one for the phone `to`. */
export function sendPhoneCode({ db, now }: Context, customerId: string, to: string): Promise<void> {
  const at = now();
  const code = drawCode();
  const { salt, hash } = hashCode(code);
  const until = new Date(at.getTime() + codeLifetime);
  const fresh = { salt, code_hash: hash, tries: 0, sent_at: at, expires_at: until };
  return asCustomer(db, customerId, async (tx) => {
    await tx
      .insertInto('phone_codes')
      .values({ customer_id: customerId, ...fresh })
      .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(fresh))
      .execute();
    await actAs(tx, 'hawiyat_platform', '');
    await enqueueText(tx, { to, text: codeText(code), now: at, until });
  });
}
