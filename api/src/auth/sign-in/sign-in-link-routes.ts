import * as contract from '@hawiyat/shared/contract/account/sign-in-link';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import type { DailyNumbers } from '../../http/message-limit.ts';
import { serve } from '../../http/serve.ts';
import {
  adminUnknown,
  companySuspended,
  emailLinkElsewhere,
  emailLinkOver,
  emailTooSoon,
  twoFactorMissing,
  twoFactorOff,
  twoFactorOn,
  twoFactorSetup,
  twoFactorWrong,
} from '../errors.ts';
import { countAsked, mailAfterAnswer } from '../limits/asked-email.ts';
import { deviceOf } from '../limits/device-cookie.ts';
import { sessionDeviceOf } from '../sessions/session-device.ts';
import { signedCookie, signedValue } from '../sessions/signed-cookie.ts';
import { newToken } from '../sessions/token.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { accountOf } from './sign-in-admin.ts';
import { sendSignInLink, setUpByLink, signInByLink } from './sign-in-link.ts';

const { cookie, path } = contract.askSignInLink;
const threeADay: DailyNumbers = { recipient: 3, further: 3, asker: 3, browser: 3 };

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
    const device = sessionDeviceOf(browser.headers['user-agent'], address);
    return answerSignIn(app, await signInByLink(app, opened, body.totpCode, device), { browser, setCookie });
  }).throws(
    emailLinkOver,
    emailLinkElsewhere,
    companySuspended,
    twoFactorMissing,
    twoFactorWrong,
    twoFactorSetup,
    adminUnknown,
  );

  serve(app, contract.setUpByLink, ({ body: { token }, browser }) =>
    setUpByLink(app, { token, browser: askingBrowser(key, browser) }),
  ).throws(emailLinkOver, emailLinkElsewhere, twoFactorOn, twoFactorOff);
}

/** Ties a sign-in link to the browser that asks for it. */
const signInLinkCookie = (key: string, browser: string, seconds: number, isSecure: boolean): string =>
  signedCookie(key, cookie, browser, { seconds, isSecure, path, sameSite: 'Strict' });

const askingBrowser = (key: string, request: Pick<FastifyRequest, 'cookies'>): string | null =>
  signedValue(key, cookie, request);
