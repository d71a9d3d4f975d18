import * as contract from '@hawiyat/shared/contract/account/sign-in-link';
import type { App } from '../app-context.ts';
import { deliverMails } from '../mail/index.ts';
import type { DailyNumbers } from '../server/message-limit.ts';
import { serve } from '../server/serve.ts';
import { presentAdmin } from './admin-presenter.ts';
import { countAsked, mailAfterAnswer } from './asked-email.ts';
import { deviceOf } from './device-cookie.ts';
import {
  adminUnknown,
  companySuspended,
  emailLinkElsewhere,
  emailLinkOver,
  emailTooSoon,
  secondStepMissing,
  secondStepOff,
  secondStepOn,
  secondStepSetup,
  secondStepWrong,
} from './errors.ts';
import { accountOf } from './sign-in-admin.ts';
import { sendSignInLink, setUpByLink, signInByLink } from './sign-in-link.ts';
import { askingBrowser, signInLinkCookie } from './sign-in-link-cookie.ts';
import { placeOf } from './sign-in-place.ts';
import { setSignedInCookies } from './signed-in-cookies.ts';
import { newToken } from './token.ts';

const threeADay: DailyNumbers = { recipient: 3, further: 3, asker: 3, browser: 3 };

/** An administrator's sign-in by a link that comes by e-mail. Operators have none. */
export function signInLinkRoutes(app: App): void {
  const key = app.operatorToken;

  serve(app, contract.askSignInLink, async ({ body: { domain, email }, address, browser, setCookie }) => {
    const device = deviceOf(key, accountOf({ domain, email }), browser);
    const asking = { what: 'sign-in links', to: email, asker: address, device };
    const isSpent = await countAsked(app, asking, threeADay);
    const number = askingBrowser(key, browser) ?? newToken();
    setCookie((isSecure) => signInLinkCookie(key, number, contract.signInLinkMinutes * 60, isSecure));
    const asked = { identifier: domain, email, browser: number, isKnown: device !== null };
    if (!isSpent) mailAfterAnswer(app, () => sendSignInLink(app, asked));
    return { message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط الدخول.' };
  }).throws(emailTooSoon);

  serve(app, contract.signInByLink, async ({ body, address, browser, setCookie }) => {
    const opened = { token: body.token, browser: askingBrowser(key, browser) };
    const place = placeOf(browser.headers['user-agent'], address);
    const { token, admin, recoveryCodes } = await signInByLink(app, opened, body.totpCode, place);
    setSignedInCookies(app, admin, browser, setCookie);
    if (recoveryCodes) void deliverMails(app);
    return { token, adminUser: presentAdmin(admin), ...(recoveryCodes && { recoveryCodes }) };
  }).throws(
    emailLinkOver,
    emailLinkElsewhere,
    companySuspended,
    secondStepMissing,
    secondStepWrong,
    secondStepSetup,
    adminUnknown,
  );

  serve(app, contract.setUpByLink, ({ body: { token }, browser }) =>
    setUpByLink(app, { token, browser: askingBrowser(key, browser) }),
  ).throws(emailLinkOver, emailLinkElsewhere, secondStepOn, secondStepOff);
}
