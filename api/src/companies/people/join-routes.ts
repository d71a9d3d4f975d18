import { join, openInvite } from '@hawiyat/shared/contract/account/join';
import type { App } from '../../app-context.ts';
import { passwordCommon, twoFactorSetup } from '../../auth/errors.ts';
import {
  adminOf,
  cohortCookie,
  openedPreview,
  presentAdmin,
  previewCookie,
  sessionDeviceOf,
  startSession,
} from '../../auth/index.ts';
import { serve } from '../../http/serve.ts';
import { inviteWrong } from '../errors.ts';
import * as invites from './join-company.ts';

export function joinRoutes(app: App): void {
  serve(app, openInvite, async ({ body: { token } }) => {
    const { company_name, identifier, logo_url, name, email, role } = await invites.openInvite(app, token);
    return { company: { name: company_name, identifier, logoUrl: logo_url }, name, email, role };
  }).throws(inviteWrong);

  serve(app, join, async ({ body, address, browser, setCookie, signal }) => {
    const person = await invites.joinCompany(app, body, signal);
    const device = sessionDeviceOf(browser.headers['user-agent'], address);
    const token = await startSession(app.db, person, app.now(), device);
    setCookie((isSecure) => cohortCookie(app.operatorToken, person.companyId, isSecure));
    // The new person must not see a preview that another person opened in this browser.
    if (openedPreview(app.operatorToken, browser))
      setCookie((isSecure) => previewCookie(app.operatorToken, null, isSecure));
    return { token, adminUser: presentAdmin(await adminOf(app, person)) };
  }).throws(inviteWrong, passwordCommon, twoFactorSetup);
}
