import type { FastifyRequest } from 'fastify';
import type { App } from '../../app-context.ts';
import {
  barred,
  type CookieOptions,
  endOperatorSession,
  findOperator,
  operatorSessionLifetime,
  signedCookie,
  signedValue,
  startOperatorSession,
} from '../../auth/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { networkOf } from '../../http/network.ts';
import type { Operator } from '../../http/principals.ts';

const name = 'hawiyat_operator';
const scope: Pick<CookieOptions, 'path' | 'sameSite'> = { path: '/operator', sameSite: 'Strict' };

export async function signInOperator(
  app: App,
  request: FastifyRequest,
  given: { name: string; credential: string },
): Promise<string> {
  const { token } = await startOperatorSession(app, { ...given, address: networkOf(request.ip) });
  return cookie(app, request, token, operatorSessionLifetime);
}

export async function signOutOperator(app: App, request: FastifyRequest): Promise<string> {
  const token = signedValue(app.operatorToken, name, request);
  if (token !== null) await endOperatorSession(app, token);
  return cookie(app, request, null, 0);
}

export async function operatorOf(app: App, request: FastifyRequest): Promise<Operator | null> {
  const token = signedValue(app.operatorToken, name, request);
  const operator = token === null ? null : await findOperator(app, token);
  return operator && barred(operator, onPage, app.operatorTokenOpens) === null ? operator : null;
}

const onPage = { purpose: null, admits: false };

const cookie = (app: App, { protocol }: FastifyRequest, value: string | null, seconds: number) =>
  signedCookie(app.operatorToken, name, value, { ...scope, seconds, isSecure: protocol === 'https' });

const lastActionName = 'hawiyat_operator_done';

/** The last action, for the next page to confirm, e.g. `mf-orders.halt`; signed, so that no link can forge it. */
export function lastActionCookie(app: App, { protocol }: FastifyRequest, done: string | null): string {
  return signedCookie(app.operatorToken, lastActionName, done, {
    ...{ ...scope, seconds: 60, isSecure: protocol === 'https' },
  });
}

export function lastAction(app: App, request: FastifyRequest): string | null {
  return signedValue(app.operatorToken, lastActionName, request);
}

/** Rejects a form of another site, by `Sec-Fetch-Site`, which browsers send on secure pages, or by `Origin`. */
export function assertOwnForm({ headers, host }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin = '' } = headers;
  const isOwn =
    site === undefined ? URL.canParse(origin) && new URL(origin).host === host : site === 'same-origin';
  if (!isOwn) throw new HttpError(403, 'لم يُرسل هذا الطلب من صفحة إدارة المنصة.');
}
