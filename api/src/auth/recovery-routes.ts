import { forgotIdentifier, forgotPassword, resetPassword } from '@hawiyat/shared/contract/account-recovery';
import type { App } from '../app-context.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { deliverMails } from '../mail/enqueue-email.ts';
import { afterAnswer, workAfterAnswers } from '../server/after-answer.ts';
import { countEmail } from '../server/mailbox-limit.ts';
import { serve } from '../server/serve.ts';
import { resetPassword as reset, sendResetLink } from './password-reset.ts';
import { sendIdentifiers } from './send-identifiers.ts';

/**
 * The ways back in for an administrator. Whether there is such an account is looked up after the answer, which is
 * therefore the same for everybody, and takes as long.
 */
export function recoveryRoutes(app: App): void {
  app.http.addHook('preClose', () => workAfterAnswers(app));

  serve(app, forgotPassword, async ({ body: { domain, email }, address }) => {
    await count(app, 'reset links', email, address);
    mailAfterAnswer(app, () => sendResetLink(app, domain, email));
    return {
      message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط لتعيين كلمة مرور جديدة.',
    };
  });

  serve(app, resetPassword, async ({ body: { token, password }, signal }) => {
    await reset(app, token, password, signal());
    void deliverMails(app);
    return { message: 'تم تعيين كلمة المرور الجديدة. يمكنك تسجيل الدخول بها الآن.' };
  });

  serve(app, forgotIdentifier, async ({ body: { email }, address }) => {
    await count(app, 'identifiers', email, address);
    mailAfterAnswer(app, () => sendIdentifiers(app, email));
    return { message: 'إن كان هذا البريد مسجّلًا لدينا فستصلك خلال دقائق رسالة فيها معرّف منشأتك.' };
  });
}

/** @throws DomainError `email-too-soon`, whether or not the address is known */
async function count(app: App, what: string, email: string, network: string): Promise<void> {
  const { wait } = await countEmail(app, what, email, network);
  if (wait > 0) throw new DomainError('email-too-soon', { values: { wait } });
}

function mailAfterAnswer(app: App, enqueue: () => Promise<void>): void {
  afterAnswer(app, 'an e-mail that was asked for', async () => {
    await enqueue();
    await deliverMails(app);
  });
}
