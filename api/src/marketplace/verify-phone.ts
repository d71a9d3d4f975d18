import { sql, type Transaction } from 'kysely';
import { codeExpired, codeSpent, codeWrong } from '../auth/errors.ts';
import { matchesCode } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asCustomer } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import type { DomainErrorMaker } from '../kernel/domain-error.ts';
import { phoneSpellings, unprovenPhone } from '../kernel/phone-spellings.ts';
import { codeTaken } from './errors.ts';

const mostTries = 5;

export async function verifyPhone(context: Context, customerId: string, code: string): Promise<void> {
  const wrong = await tryCode(context, customerId, code);
  if (wrong) throw wrong();
}

/** Uses one of five attempts. The right code stays valid until it expires. */
function tryCode({ db, now }: Context, customerId: string, code: string) {
  const outcome = asCustomer(db, customerId, async (tx): Promise<DomainErrorMaker | null> => {
    const row = await tx
      .selectFrom('phone_codes')
      .select(['salt', 'code_hash', 'tries', 'expires_at'])
      .where('customer_id', '=', customerId)
      // Simultaneous attempts wait here, so that no sixth one is compared.
      .forUpdate()
      .executeTakeFirst();
    if (!row) return codeWrong;
    if (row.expires_at <= now()) return codeExpired;
    if (row.tries >= mostTries) return codeSpent;
    if (matchesCode(code, { salt: row.salt, hash: row.code_hash })) {
      await actAs(tx, 'hawiyat_platform', '');
      return (await ownsPhone(tx, customerId, now())) ? null : codeTaken;
    }
    await tx
      .updateTable('phone_codes')
      .set({ tries: row.tries + 1 })
      .where('customer_id', '=', customerId)
      .execute();
    return codeWrong;
  });
  return outcome.catch((error: unknown) => {
    // Another account has verified the same phone at the same moment.
    if (violatedIndex(error) !== null) return codeTaken;
    throw error;
  });
}

/** Gives a verified phone to its account; unverified accounts lose it. False when another account has verified it. */
async function ownsPhone(tx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const own = await tx
    .selectFrom('customers')
    .select(['phone', 'claimed_phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const phone = own.claimed_phone ?? own.phone;
  const others = await tx
    .selectFrom('customers')
    .select(['id', 'phone', 'phone_proven_at'])
    .where('phone', 'in', phoneSpellings(phone))
    .where('id', '<>', id)
    .forUpdate()
    .execute();
  if (others.some((other) => other.phone_proven_at !== null)) return false;
  for (const customer of others)
    await tx
      .updateTable('customers')
      .set({ phone: unprovenPhone(customer.id), claimed_phone: customer.phone })
      .where('id', '=', customer.id)
      .execute();
  await tx
    .updateTable('customers')
    .set({ phone, claimed_phone: null, phone_proven_at: sql`coalesce(phone_proven_at, ${at})` })
    .where('id', '=', id)
    .execute();
  return true;
}
