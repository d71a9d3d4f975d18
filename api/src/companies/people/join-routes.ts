import { join, openInvite } from '@hawiyat/shared/contract/account/join';
import type { App } from '../../app-context.ts';
import { presentAdmin } from '../../auth/credentials/admin-presenter.ts';
import { adminOf } from '../../auth/credentials/admin-queries.ts';
import { cohortCookie } from '../../auth/sessions/cohort-cookie.ts';
import { openedPreview, previewCookie } from '../../auth/sessions/preview-cookie.ts';
import { sessionDeviceOf } from '../../auth/sessions/session-device.ts';
import { startSession } from '../../auth/sign-in/start-session.ts';
import { serve } from '../../server/serve.ts';
import * as invites from './join-company.ts';

/** What a link of an invite opens. */
export function joinRoutes(app: App): void {
  serve(app, openInvite, async ({ body: { token } }) => {
    const invite = await invites.openInvite(app, token);
    const { company_name, identifier, logo_url, name, email, role } = invite;
    return { company: { name: company_name, identifier, logoUrl: logo_url }, name, email, role };
  });

  serve(app, join, async ({ body, address, browser, setCookie, signal }) => {
    const person = await invites.joinCompany(app, body, signal);
    const device = sessionDeviceOf(browser.headers['user-agent'], address);
    const token = await startSession(app.db, person, app.now(), device);
    setCookie((isSecure) => cohortCookie(app.operatorToken, person.companyId, isSecure));
    // Whatever somebody else had opened in this browser is not for the new person.
    if (openedPreview(app.operatorToken, browser))
      setCookie((isSecure) => previewCookie(app.operatorToken, null, isSecure));
    return { token, adminUser: presentAdmin(await adminOf(app, person)) };
  });
}
