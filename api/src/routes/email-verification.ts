import { sendVerification, verifyEmail } from '@hawiyat/shared/contract/registration';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { drawCode, isKeptCode, keepCode } from '../domain/verification-code.ts';
import { countAttempt, giveBackAttempt, limitAttempts } from '../http/attempt-limit.ts';
import type { App } from '../http/context.ts';
import { waitInWords } from '../http/duration.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { codeLetter } from '../mail/letters.ts';
import { deliverMails, post } from '../mail/post.ts';

const minute = 60_000;
const codeLifetime = 10 * minute;
const betweenCodes = minute;
const mostTries = 5;
/** After a day nothing is left of an address that was never registered with. */
const retention = 24 * 60 * minute;

const perAddress = { allowed: 30, seconds: 3600 };
const perEmail = { allowed: 20, seconds: 24 * 3600 };
const guesses = { allowed: 100, seconds: 15 * 60 };

/** Proof that an address is the registrant's own (specification, section 2 "Sign-up"; api.md, "Sign-in and registration"). */
export function emailVerificationRoutes(app: App): void {
  serve(app, sendVerification, async ({ body: { email }, address }) => {
    const waits = [
      await countAttempt(app, ['codes', address], perAddress),
      await countAttempt(app, ['codes for', email], perEmail),
    ];
    const now = app.now();
    const isTooOften = Math.max(...waits);
    const wait = isTooOften || (await sendCode(app, email, now));
    // What was not sent does not count, or a stranger's clicks would use up the owner's codes of the day.
    if (wait > 0 && !isTooOften) await giveBackAttempt(app, ['codes for', email]);
    if (wait > 0) {
      throw new Refusal(429, `يمكنك طلب رمز جديد بعد ${waitInWords(wait)}.`, {
        headers: { 'retry-after': String(wait) },
      });
    }
    // Whether a company has this address is told to nobody: not by the answer, and not by how long it takes.
    void deliverMails(app);
    return { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' };
  });

  serve(app, verifyEmail, async ({ body: { email, code }, address }) => {
    await limitAttempts(app, ['guesses of codes', address], guesses);
    const outcome = await tryCode(app.db, email, code, app.now());
    if (outcome !== 'right')
      throw new Refusal(400, refusals[outcome], {
        code: `code-${outcome}`,
        fields: { code: refusals[outcome] },
      });
    return { message: 'تم التحقق من البريد الإلكتروني.' };
  });
}

const refusals = {
  wrong: 'رمز التحقق غير صحيح.',
  expired: 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  spent: 'تجاوزت عدد المحاولات المسموح به. يرجى طلب رمز جديد.',
};

/**
 * Draws a code and posts it, unless the last one is younger than a minute. A proof from before stays good.
 * @returns 0, or the seconds to wait
 */
function sendCode({ db, attemptFactor }: App, email: string, now: Date): Promise<number> {
  const code = drawCode();
  const { salt, hash } = keepCode(code);
  const latest = new Date(now.getTime() - betweenCodes / attemptFactor);
  const fresh = {
    salt,
    code_hash: hash,
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeLifetime),
  };
  return asPlatform(db, async (tx) => {
    await tx
      .deleteFrom('email_verifications')
      .where('sent_at', '<', new Date(now.getTime() - retention))
      .execute();
    const written = await tx
      .insertInto('email_verifications')
      .values({ email, ...fresh })
      .onConflict((it) =>
        it.column('email').doUpdateSet(fresh).where('email_verifications.sent_at', '<=', latest),
      )
      .returning('email')
      .executeTakeFirst();
    if (written) {
      await post(tx, email, codeLetter(code), now, fresh.expires_at);
      return 0;
    }
    const { sent_at } = await tx
      .selectFrom('email_verifications')
      .select('sent_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil((sent_at.getTime() - latest.getTime()) / 1000));
  });
}

/**
 * Takes one of the five tries and compares. The right code stays right until it expires or is used up by a
 * registration, because an answer that got lost must not cost a new code.
 */
function tryCode(db: Db, email: string, code: string, now: Date): Promise<'right' | keyof typeof refusals> {
  return asPlatform(db, async (tx) => {
    const row = await tx
      .selectFrom('email_verifications')
      .select(['salt', 'code_hash', 'tries', 'expires_at'])
      .where('email', '=', email)
      // Guesses that arrive together wait for each other here, so that no sixth one is compared.
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'wrong';
    if (row.expires_at <= now) return 'expired';
    if (row.tries >= mostTries) return 'spent';
    const isRight = isKeptCode(code, { salt: row.salt, hash: row.code_hash });
    await tx
      .updateTable('email_verifications')
      .set(isRight ? { verified_at: now } : { tries: row.tries + 1 })
      .where('email', '=', email)
      .execute();
    return isRight ? 'right' : 'wrong';
  });
}
