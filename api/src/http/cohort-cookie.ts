import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { lifetime } from './session-row.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_cohort';

/**
 * Tells the page's own request, which carries no token, whose panel this browser opens. It opens nothing by itself: it
 * holds no secret, and what it says of releases counts for nothing.
 * @param key of the platform; with another one, cookies from before count for nothing
 * @param companyId null when nobody is signed in any more
 * @returns value of `set-cookie`; it lasts as long as a session can
 */
export function cohortCookie(key: string, companyId: string | null, isSecure: boolean): string {
  // An older server beside this one asks for the second part.
  const value = companyId === null ? null : `${companyId}.${randomBytes(9).toString('base64url')}`;
  return signedCookie(key, name, value, lifetime / 1000, isSecure);
}

/** @returns id of the company that signed in with this browser, or null; a cookie that nobody signed counts for nothing */
export function companyOfBrowser(key: string, request: Pick<FastifyRequest, 'headers'>): string | null {
  return signedValue(key, name, request)?.split('.')[0] || null;
}
