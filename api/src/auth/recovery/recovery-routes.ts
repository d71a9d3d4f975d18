import {
  forgotIdentifier,
  forgotPassword,
  resetPassword,
} from '@hawiyat/shared/contract/account/account-recovery';
import type { App } from '../../app-context.ts';
import type { Context } from '../../db/context.ts';
import { asPlatform } from '../../db/tenant.ts';
import { workAfterAnswers } from '../../http/after-answer.ts';
import { serve } from '../../http/serve.ts';
import { deliverMails, enqueueEmail, identifiersEmail } from '../../mail/index.ts';
import { findAdminsByEmail } from '../credentials/admin-queries.ts';
import { emailLinkOver, emailTooSoon, passwordCommon } from '../errors.ts';
import { countAsked, mailAfterAnswer } from '../limits/asked-email.ts';
import { deviceOf } from '../limits/device-cookie.ts';
import { accountOf } from '../sign-in/sign-in-admin.ts';
import { resetPassword as reset, sendResetLink } from './password-reset.ts';

export function recoveryRoutes(app: App): void {
  app.http.addHook('preClose', () => workAfterAnswers(app));

  serve(app, forgotPassword, async ({ body: { domain, email }, address, browser }) => {
    const device = deviceOf(app.operatorToken, accountOf({ domain, email }), browser);
    const isSpent = await countAsked(app, { what: 'reset links', to: email, asker: address, device });
    const isKnown = device !== null && !isSpent;
    mailAfterAnswer(app, () => sendResetLink(app, { identifier: domain, email, isKnown, isSpent }));
    return {
      message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط لتعيين كلمة مرور جديدة.',
    };
  }).throws(emailTooSoon);

  serve(app, resetPassword, async ({ body: { token, password }, signal }) => {
    await reset(app, token, password, signal());
    void deliverMails(app);
    return { message: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.' };
  }).throws(emailLinkOver, passwordCommon);

  serve(app, forgotIdentifier, async ({ body: { email }, address }) => {
    // The mailbox has had the day's e-mails, each of which states the identifier.
    const isSpent = await countAsked(app, { what: 'identifiers', to: email, asker: address });
    if (!isSpent) mailAfterAnswer(app, () => sendIdentifiers(app, email));
    return { message: 'إن كان هذا البريد مسجّلًا لدينا فستصلك خلال دقائق رسالة فيها معرّف منشأتك.' };
  }).throws(emailTooSoon);
}

/** Enqueues a mail for nobody when the address is unknown, so that both cases take as long. */
async function sendIdentifiers(
  context: Context & { readonly linkUrl: string | null },
  email: string,
): Promise<void> {
  const admins = await findAdminsByEmail(context, email);
  const companies = admins.map(({ company_name: name, identifier }) => ({ name, identifier }));
  const content = identifiersEmail(companies, context.linkUrl && `${context.linkUrl}/signin`);
  await asPlatform(context.db, (tx) =>
    enqueueEmail(tx, { to: admins[0]?.email ?? null, content, now: context.now() }),
  );
}
