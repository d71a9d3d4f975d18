import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import type { App } from '../../app-context.ts';
import { serve } from '../../http/serve.ts';
import {
  adminUnknown,
  companySuspended,
  twoFactorMissing,
  twoFactorOff,
  twoFactorOn,
  twoFactorSetup,
  twoFactorWrong,
} from '../errors.ts';
import { deviceOf } from '../limits/device-cookie.ts';
import { endSession } from '../sessions/admin-sessions.ts';
import { cohortCookie } from '../sessions/cohort-cookie.ts';
import { openedPreview, previewCookie } from '../sessions/preview-cookie.ts';
import { sessionDeviceOf } from '../sessions/session-device.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { accountOf, setUpAtSignIn as setUp, signInAdmin } from './sign-in-admin.ts';

export function sessionRoutes(app: App): void {
  serve(app, signIn, async ({ body, address, browser, setCookie, signal }) => {
    const device = deviceOf(app.operatorToken, accountOf(body), browser);
    const session = sessionDeviceOf(browser.headers['user-agent'], address);
    const signedIn = await signInAdmin(app, body, { address, device, session, signal });
    return answerSignIn(app, signedIn, { browser, setCookie });
  }).throws(adminUnknown, companySuspended, twoFactorMissing, twoFactorWrong, twoFactorSetup);

  serve(app, setUpAtSignIn, ({ body, address, browser, signal }) =>
    setUp(app, body, { address, device: deviceOf(app.operatorToken, accountOf(body), browser), signal }),
  ).throws(adminUnknown, twoFactorOn, twoFactorOff);

  serve(app, signOut, async ({ session, browser, setCookie }) => {
    await endSession(app.db, session, app.now());
    setCookie((isSecure) => cohortCookie(app.operatorToken, null, isSecure));
    if (openedPreview(app.operatorToken, browser))
      setCookie((isSecure) => previewCookie(app.operatorToken, null, isSecure));
  });
}
