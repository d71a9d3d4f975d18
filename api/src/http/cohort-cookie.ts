import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { lifetime } from './session-row.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_cohort';

/**
 * Tells the page's own request, which carries no token, whose panel this browser opens (architecture, section 4), and tells
 * one sign-in from another, because each has one vote on a release. It opens nothing by itself: it holds no secret.
 * @param key of the platform; with another one, cookies from before count for nothing
 * @param companyId null when nobody is signed in any more
 * @returns value of `set-cookie`; it lasts as long as a session can
 */
export function cohortCookie(key: string, companyId: string | null, isSecure: boolean): string {
  const value = companyId === null ? null : `${companyId}.${randomBytes(9).toString('base64url')}`;
  return signedCookie(key, name, value, lifetime / 1000, isSecure);
}

/** What a browser's cookie says. */
export interface Cohort {
  readonly companyId: string;
  /** One sign-in of it. */
  readonly session: string;
}

/** @returns whose panel the browser opens, or null; a cookie that nobody signed counts for nothing */
export function cohortOfBrowser(key: string, request: Pick<FastifyRequest, 'headers'>): Cohort | null {
  const value = signedValue(key, name, request);
  const [companyId = '', session = ''] = value?.split('.') ?? [];
  return companyId !== '' && session !== '' ? { companyId, session } : null;
}

/** @returns id of the company that signed in with this browser, or null */
export function companyOfBrowser(key: string, request: Pick<FastifyRequest, 'headers'>): string | null {
  return cohortOfBrowser(key, request)?.companyId ?? null;
}
