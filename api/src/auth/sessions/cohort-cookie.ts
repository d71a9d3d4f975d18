import type { FastifyRequest } from 'fastify';
import { adminSessionLifetime } from './admin-sessions.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_cohort';

/**
 * Tells the page request, which carries no token, which company's panel this browser opens. It grants
 * nothing: it holds no secret, and reports based on it do not count.
 * @param key of the platform; a new one invalidates older cookies
 * @param companyId null after sign-out
 * @returns value of `set-cookie`; it lasts as long as a session can
 */
export function cohortCookie(key: string, companyId: string | null, isSecure: boolean): string {
  return signedCookie(key, name, companyId, { seconds: adminSessionLifetime / 1000, isSecure });
}

/** @returns id of the company that signed in with this browser, or null; unsigned cookies are ignored */
export function companyOfBrowser(key: string, request: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, name, request);
}
