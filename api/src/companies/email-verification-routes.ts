import { sendVerification, verifyEmail } from '@hawiyat/shared/contract/registration';
import type { App } from '../app-context.ts';
import { drawCode, hashCode, matchesCode } from '../auth/verification-code.ts';
import type { Db } from '../db/open.ts';
import { asPlatform } from '../db/tenant.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { codeEmail } from '../mail/emails.ts';
import { deliverMails, enqueueEmail } from '../mail/enqueue-email.ts';
import { serve } from '../server/serve.ts';
import { countCode } from './mailbox-limit.ts';
import { newSignUp, signUpCookie, signUpOfBrowser } from './sign-up-cookie.ts';

const minute = 60_000;
const codeLifetime = 10 * minute;
const betweenCodes = minute;
const mostTries = 5;
/** After a day nothing remains of an address without a registration. */
const retention = 24 * 60 * minute;

/**
 * Proves that an address is the registrant's.
 * Code, attempts and proof belong to one browser, so that strangers neither use up nor use what the owner
 * has.
 */
export function emailVerificationRoutes(app: App): void {
  serve(app, sendVerification, async ({ body: { email }, address, browser, setCookie }) => {
    const signUp = signUpOfBrowser(app.operatorToken, browser) ?? newSignUp();
    const { wait: isTooOften, release } = await countCode(app, email, address);
    const wait = isTooOften || (await sendCode(app, { email, browser: signUp }, app.now()));
    if (wait > 0 && !isTooOften) await release();
    if (wait > 0) throw new DomainError('code-too-soon', { values: { wait } });
    setCookie((isSecure) => signUpCookie(app.operatorToken, signUp, isSecure));
    // Neither the response nor its time reveals whether a company has this address.
    void deliverMails(app);
    return { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' };
  });

  serve(app, verifyEmail, async ({ body: { email, code }, browser }) => {
    const signUp = signUpOfBrowser(app.operatorToken, browser);
    const outcome =
      signUp === null ? 'wrong' : await tryCode(app.db, { email, browser: signUp }, code, app.now());
    if (outcome !== 'right') throw new DomainError(`code-${outcome}`);
    return { message: 'تم التحقق من البريد الإلكتروني.' };
  });
}

/** A code belongs to an address and the browser that requested it. */
interface Whose {
  readonly email: string;
  readonly browser: string;
}

/**
 * Creates a code and sends it, unless this browser's last one is younger than a minute. An earlier proof
 * stays valid.
 * @returns 0, or the seconds to wait
 */
function sendCode({ db, attemptFactor }: App, { email, browser }: Whose, now: Date): Promise<number> {
  const code = drawCode();
  const { salt, hash } = hashCode(code);
  const latest = new Date(now.getTime() - betweenCodes / attemptFactor);
  const fresh = {
    salt,
    code_hash: hash,
    tries: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeLifetime),
  };
  return asPlatform(db, async (tx) => {
    // The previous server version wrote the second table.
    for (const table of ['email_codes', 'email_verifications'] as const)
      await tx
        .deleteFrom(table)
        .where('sent_at', '<', new Date(now.getTime() - retention))
        .execute();
    const written = await tx
      .insertInto('email_codes')
      .values({ email, browser, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['email', 'browser']).doUpdateSet(fresh).where('email_codes.sent_at', '<=', latest),
      )
      .returning('email')
      .executeTakeFirst();
    if (written) {
      await enqueueEmail(tx, email, codeEmail(code), now, fresh.expires_at);
      return 0;
    }
    const { sent_at } = await tx
      .selectFrom('email_codes')
      .select('sent_at')
      .where('email', '=', email)
      .where('browser', '=', browser)
      .executeTakeFirstOrThrow();
    return Math.max(1, Math.ceil((sent_at.getTime() - latest.getTime()) / 1000));
  });
}

/**
 * Uses one of five attempts. The right code stays valid until it expires or a registration uses it, because a
 * response can get lost.
 */
function tryCode(
  db: Db,
  { email, browser }: Whose,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'expired' | 'spent'> {
  return asPlatform(db, async (tx) => {
    const row = await tx
      .selectFrom('email_codes')
      .select(['salt', 'code_hash', 'tries', 'expires_at'])
      .where('email', '=', email)
      .where('browser', '=', browser)
      // Simultaneous attempts wait here, so that no sixth one is compared.
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'wrong';
    if (row.expires_at <= now) return 'expired';
    if (row.tries >= mostTries) return 'spent';
    const isRight = matchesCode(code, { salt: row.salt, hash: row.code_hash });
    await tx
      .updateTable('email_codes')
      .set(isRight ? { verified_at: now } : { tries: row.tries + 1 })
      .where('email', '=', email)
      .where('browser', '=', browser)
      .execute();
    return isRight ? 'right' : 'wrong';
  });
}
