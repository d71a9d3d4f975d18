import { setUpAtSignIn } from '@hawiyat/shared/contract/account/second-step-setup';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import type { App } from '../app-context.ts';
import { deliverMails } from '../mail/index.ts';
import { serve } from '../server/serve.ts';
import { presentAdmin } from './admin-presenter.ts';
import { cohortCookie } from './cohort-cookie.ts';
import { deviceOf } from './device-cookie.ts';
import { endSession } from './end-session.ts';
import {
  adminUnknown,
  companySuspended,
  secondStepMissing,
  secondStepOff,
  secondStepOn,
  secondStepSetup,
  secondStepWrong,
} from './errors.ts';
import { openedPreview, previewCookie } from './preview-cookie.ts';
import { accountOf, setUpAtSignIn as setUp, signInAdmin } from './sign-in-admin.ts';
import { placeOf } from './sign-in-place.ts';
import { setSignedInCookies } from './signed-in-cookies.ts';

/** Sign-in and sign-out of a company's admin. */
export function sessionRoutes(app: App): void {
  serve(app, signIn, async ({ body, address, browser, setCookie, signal }) => {
    const account = accountOf(body);
    const device = deviceOf(app.operatorToken, account, browser);
    const place = placeOf(browser.headers['user-agent'], address);
    const caller = { address, device, place, signal };
    const { token, admin, recoveryCodes } = await signInAdmin(app, body, caller);
    setSignedInCookies(app, admin, browser, setCookie);
    if (recoveryCodes) void deliverMails(app);
    return { token, adminUser: presentAdmin(admin), ...(recoveryCodes && { recoveryCodes }) };
  }).throws(adminUnknown, companySuspended, secondStepMissing, secondStepWrong, secondStepSetup);

  serve(app, setUpAtSignIn, ({ body, address, browser, signal }) =>
    setUp(app, body, { address, device: deviceOf(app.operatorToken, accountOf(body), browser), signal }),
  ).throws(adminUnknown, secondStepOn, secondStepOff);

  serve(app, signOut, async ({ session, browser, setCookie }) => {
    await endSession(app.db, session, app.now());
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
    if (openedPreview(app.operatorToken, browser))
      setCookie((isSecure) => previewCookie(app.operatorToken, null, isSecure));
  });
}
