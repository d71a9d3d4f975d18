import { typedNumber } from '@hawiyat/shared/contract/digits';
import { type AdminUser, signIn, signOut } from '@hawiyat/shared/contract/session';
import type { Db } from '../db/open.ts';
import { asSignIn } from '../db/tenant.ts';
import { verifyPassword } from '../domain/password.ts';
import { forgetAttempts, giveBackAttempt, limitAttempts } from '../http/attempt-limit.ts';
import type { App } from '../http/context.ts';
import { endSession } from '../http/end-session.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { startSession } from '../http/start-session.ts';

const quarterHour = 15 * 60;
const perAccount = { allowed: 10, seconds: quarterHour };
// Many people may share one address; a guesser who tries many accounts has one too.
const perAddress = { allowed: 100, seconds: quarterHour };

/** Sign-in and sign-out of a company's admin (specification, section 2 "Sign-in"). */
export function sessionRoutes(app: App): void {
  serve(app, signIn, async ({ body, address }) => {
    const identifier = typedNumber(body.domain);
    const email = body.email.trim().toLowerCase();
    const account = ['sign-in', `${identifier} ${email}`] as const;
    const from = ['sign-in from', address] as const;
    // The address first: what comes from one that has to wait must not use up other people's attempts.
    await limitAttempts(app, from, perAddress);
    await limitAttempts(app, account, perAccount);

    const admin = await findAdmin(app.db, identifier, email);
    const isRight = await verifyPassword(body.password, admin?.password_hash ?? null);
    // One text for all three, so that nobody learns which identifiers and addresses exist.
    if (!admin || !isRight)
      throw new Refusal(401, 'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.');
    await forgetAttempts(app, account);
    await giveBackAttempt(app, from);
    const token = await startSession(app.db, { companyId: admin.company_id, adminId: admin.id }, app.now());
    return { token, adminUser: adminUserOf(admin) };
  });

  serve(app, signOut, ({ session }) => endSession(app.db, session, app.now()));
}

type Admin = NonNullable<Awaited<ReturnType<typeof findAdmin>>>;

function findAdmin(db: Db, identifier: string, email: string) {
  return asSignIn(db, (tx) =>
    tx
      .selectFrom('admins')
      .innerJoin('companies', 'companies.id', 'admins.company_id')
      .select(['admins.id', 'admins.name', 'admins.email', 'admins.password_hash', 'admins.company_id'])
      .select(['companies.name as company_name', 'companies.identifier'])
      .select('companies.logo_url')
      .where('companies.identifier', '=', identifier)
      .where('admins.email', '=', email)
      .executeTakeFirst(),
  );
}

function adminUserOf(row: Admin): AdminUser {
  const { id, name, email, company_id, company_name, identifier, logo_url } = row;
  return { id, name, email, company: { id: company_id, name: company_name, identifier, logoUrl: logo_url } };
}
