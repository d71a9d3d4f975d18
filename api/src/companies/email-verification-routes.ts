import { sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import type { App } from '../app-context.ts';
import { codeExpired, codeSpent, codeTooSoon, codeWrong } from '../auth/errors.ts';
import { countMessage } from '../http/message-limit.ts';
import { serve } from '../http/serve.ts';
import { deliverMails } from '../mail/index.ts';
import { sendEmailCode } from './send-email-code.ts';
import { newSignUp, signUpCookie, signUpOfBrowser } from './sign-up-cookie.ts';
import { proveEmail } from './verify-email.ts';

/** Code, attempts and proof belong to one browser, so that a stranger can neither spend nor use the owner's. */
export function emailVerificationRoutes(app: App): void {
  serve(app, sendVerification, async ({ body: { email }, address, browser, setCookie }) => {
    const signUp = signUpOfBrowser(app.operatorToken, browser) ?? newSignUp();
    const counted = await countMessage(app, { what: 'codes', to: email, asker: address });
    const isTooOften = counted.wait || counted.spentFor;
    const wait = isTooOften || (await sendEmailCode(app, { email, browser: signUp }));
    if (wait > 0 && !isTooOften) await counted.release();
    if (wait > 0) throw codeTooSoon({ wait });
    setCookie((isSecure) => signUpCookie(app.operatorToken, signUp, isSecure));
    // Neither the response nor its time reveals whether a company has this address.
    void deliverMails(app);
    return { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' };
  }).throws(codeTooSoon);

  serve(app, verifyEmail, async ({ body: { email, code }, browser }) => {
    const signUp = signUpOfBrowser(app.operatorToken, browser);
    await proveEmail(app, signUp === null ? null : { email, browser: signUp }, code);
    return { message: 'تم التحقق من البريد الإلكتروني.' };
  }).throws(codeWrong, codeExpired, codeSpent);
}
