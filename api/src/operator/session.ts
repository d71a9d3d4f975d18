import type { FastifyRequest } from 'fastify';
import type { App } from '../http/context.ts';
import { guardedSignIn } from '../http/guarded-sign-in.ts';
import { networkOf } from '../http/network.ts';
import { isSameToken } from '../http/operator-token.ts';
import { Refusal } from '../http/refusal.ts';
import { type Reach, signedCookie, signedValue } from '../http/signed-cookie.ts';

const name = 'hawiyat_operator';
const reach: Reach = { path: '/operator', sameSite: 'Strict' };
/** Seconds: a working day. */
const lifetime = 8 * 3600;

/**
 * Lets an operator in who gives the platform's credential.
 * @returns the cookie that says so: when it ends, signed, and nothing secret
 * @throws Refusal 401 for another one, 429 after too many
 */
export async function signInOperator(app: App, request: FastifyRequest, given: string): Promise<string> {
  const address = networkOf(request.ip);
  // Counted by address alone: there is one operator's credential, and no stranger may lock its owner out.
  await guardedSignIn(app, { what: 'operator sign-in', account: address, address }, async () => {
    if (!isSameToken(given, app.operatorToken)) throw new Refusal(401, 'رمز إدارة المنصة غير صحيح.');
  });
  const endsAt = app.now().getTime() + lifetime * 1000;
  return cookie(app, request, String(endsAt), lifetime);
}

/** @returns the cookie that takes the other one away */
export function signOutOperator(app: App, request: FastifyRequest): string {
  return cookie(app, request, null, 0);
}

/** Whether an operator is signed in with this browser. */
export function isOperator(app: App, request: FastifyRequest): boolean {
  return Number(signedValue(app.operatorToken, name, request)) > app.now().getTime();
}

const cookie = (app: App, { protocol }: FastifyRequest, value: string | null, seconds: number) =>
  signedCookie(app.operatorToken, name, value, seconds, protocol === 'https', reach);

const doneName = 'hawiyat_operator_done';

/** Tells the next page what was done, e.g. `mf-orders.halt`: signed, so that no link can claim it. */
export function doneCookie(app: App, { protocol }: FastifyRequest, done: string | null): string {
  return signedCookie(app.operatorToken, doneName, done, 60, protocol === 'https', reach);
}

export function doneBefore(app: App, request: FastifyRequest): string | null {
  return signedValue(app.operatorToken, doneName, request);
}

/**
 * Refuses a form that another site sent. Browsers say where a form stands: in `Sec-Fetch-Site` on secure pages, else in
 * `Origin`; what says neither is no browser.
 * @throws Refusal 403
 */
export function assertOwnForm({ headers, host }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin = '' } = headers;
  const isOwn =
    site === undefined ? URL.canParse(origin) && new URL(origin).host === host : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'لم يُرسل هذا الطلب من صفحة إدارة المنصة.');
}
