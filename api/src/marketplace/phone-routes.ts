import { sendPhoneCode, setCustomerLimits, verifyPhone } from '@hawiyat/shared/contract/customer-phone';
import { saudiMobile } from '@hawiyat/shared/locale/saudi-phone';
import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import { drawCode, hashCode, matchesCode } from '../auth/verification-code.ts';
import type { Schema } from '../db/schema.ts';
import { actAs, asCustomer, asPlatform } from '../db/tenant.ts';
import { violatedIndex } from '../db/unique-violation.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { closestSpelling, phoneSpellings, unprovenPhone } from '../kernel/phone-spellings.ts';
import { codeText, deliverTexts, enqueueText } from '../mail/text-messages.ts';
import { countAttempt } from '../server/attempt-limit.ts';
import { serve } from '../server/serve.ts';

const minute = 60_000;
const codeLifetime = 10 * minute;
const mostTries = 5;

const toPhone = { allowed: 10, seconds: 24 * 3600 };
const oneAMinute = { allowed: 1, seconds: 60 };

/** Phone verification, and an operator's limits for one customer. */
export function customerPhoneRoutes(app: App): void {
  serve(app, sendPhoneCode, async ({ session: { customerId } }) => {
    const phone = await ownPhone(app, customerId);
    // Messages cost money, and foreign numbers may be made to cost more.
    const to = saudiMobile(phone);
    if (to === null) throw new DomainError('phone-not-reachable');
    let wait = await countAttempt(app, ['text messages of a minute', to], oneAMinute);
    wait ||= await countAttempt(app, ['text messages for', to], toPhone);
    if (wait > 0) throw new DomainError('code-too-soon', { values: { wait } });
    await sendCode(app, customerId, to);
    const delivery = deliverTexts(app);
    // Messages that stay on this machine are stored before the response.
    if (!app.gateway.delivers) await delivery;
    return { message: 'أرسلنا رمز التحقق إلى جوالك.' };
  });

  serve(app, verifyPhone, async ({ body: { code }, session: { customerId } }) => {
    const outcome = await tryCode(app, customerId, code);
    if (outcome !== 'right') throw new DomainError(`code-${outcome}`);
    return { message: 'تم تأكيد رقم جوالك.' };
  });

  serve(app, setCustomerLimits, async ({ body: { phone, limits } }) => {
    const spellings = phoneSpellings(phone);
    const customer = await asPlatform(app.db, async (tx) => {
      const people = await tx
        .selectFrom('customers')
        .select(['id', 'name', 'phone'])
        .where('phone', 'in', spellings)
        .execute();
      const found = closestSpelling(people, spellings);
      if (!found) throw new DomainError('not-found');
      const { openRequests, undeliveredOrders } = limits;
      await tx
        .updateTable('customers')
        .set({ most_open_requests: openRequests, most_undelivered_orders: undeliveredOrders })
        .where('id', '=', found.id)
        .execute();
      return found;
    });
    app.http.log.info({ customer: customer.id, ...limits }, 'a customer’s limits were set');
    return { customer: { ...customer, limits } };
  });
}

async function ownPhone({ db }: App, customerId: string): Promise<string> {
  const { phone } = await asCustomer(db, customerId, (tx) =>
    tx
      .selectFrom('customers')
      .select((eb) => eb.fn.coalesce('claimed_phone', 'phone').as('phone'))
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow(),
  );
  return phone;
}

/** Creates a code in place of the previous one and sends it. */
function sendCode({ db, now }: App, customerId: string, to: string): Promise<void> {
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
    await enqueueText(tx, to, codeText(code), at, until);
  });
}

/** Uses one of five attempts. The right code stays valid until it expires. */
function tryCode({ db, now }: App, customerId: string, code: string) {
  const outcome = asCustomer(
    db,
    customerId,
    async (tx): Promise<'right' | 'wrong' | 'expired' | 'spent' | 'taken'> => {
      const row = await tx
        .selectFrom('phone_codes')
        .select(['salt', 'code_hash', 'tries', 'expires_at'])
        .where('customer_id', '=', customerId)
        // Simultaneous attempts wait here, so that no sixth one is compared.
        .forUpdate()
        .executeTakeFirst();
      if (!row) return 'wrong';
      if (row.expires_at <= now()) return 'expired';
      if (row.tries >= mostTries) return 'spent';
      if (matchesCode(code, { salt: row.salt, hash: row.code_hash })) {
        await actAs(tx, 'hawiyat_platform', '');
        return (await ownsPhone(tx, customerId, now())) ? 'right' : 'taken';
      }
      await tx
        .updateTable('phone_codes')
        .set({ tries: row.tries + 1 })
        .where('customer_id', '=', customerId)
        .execute();
      return 'wrong';
    },
  );
  return outcome.catch((error: unknown) => {
    // Another account has verified the same phone at the same moment.
    if (violatedIndex(error) !== null) return 'taken' as const;
    throw error;
  });
}

/**
 * Gives a verified phone to its account, in a platform transaction. An unverified account with the same phone
 * loses it.
 * @returns false when another account has verified it already
 */
async function ownsPhone(tx: Transaction<Schema>, id: string, at: Date): Promise<boolean> {
  const mine = await tx
    .selectFrom('customers')
    .select(['phone', 'claimed_phone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const phone = mine.claimed_phone ?? mine.phone;
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
