import { typedNumber } from '@hawiyat/shared/contract/digits';
import { normalizeEmail } from '@hawiyat/shared/contract/normalize-text';
import { type AdminUser, signIn, signOut } from '@hawiyat/shared/contract/session';
import type { App } from '../app-context.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { serve } from '../server/serve.ts';
import { type AdminRow, findAdmin } from './admin-queries.ts';
import { protectedSignIn } from './brute-force-protection.ts';
import { cohortCookie } from './cohort-cookie.ts';
import { deviceCookie, deviceOf } from './device-cookie.ts';
import { endSession } from './end-session.ts';
import { startSession } from './start-session.ts';

/** Sign-in and sign-out of a company's admin. */
export function sessionRoutes(app: App): void {
  serve(app, signIn, async ({ body, address, browser, setCookie, signal }) => {
    const identifier = typedNumber(body.domain);
    const account = `${identifier} ${normalizeEmail(body.email)}`;
    const device = deviceOf(app.operatorToken, account, browser);
    const who = { what: 'sign-in', account, address, device };
    const admin = await protectedSignIn(app, who, async () => {
      const found = await findAdmin(app, identifier, body.email);
      const isRight = await app.passwords.verify(body.password, found?.password_hash ?? null, signal());
      // One text for all three, so that no one learns which identifiers and addresses exist.
      if (!found || !isRight) throw new DomainError('admin-unknown');
      return found;
    });
    const token = await startSession(app.db, { companyId: admin.company_id, adminId: admin.id }, app.now());
    setCookie((isSecure) => cohortCookie(app.operatorToken, admin.company_id, isSecure));
    setCookie((isSecure) => deviceCookie(app.operatorToken, account, browser, isSecure));
    return { token, adminUser: presentAdmin(admin) };
  });

  serve(app, signOut, async ({ session, setCookie }) => {
    await endSession(app.db, session, app.now());
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
  });
}

function presentAdmin(row: AdminRow): AdminUser {
  const { id, name, email, company_id, company_name, identifier, logo_url } = row;
  return { id, name, email, company: { id: company_id, name: company_name, identifier, logoUrl: logo_url } };
}
