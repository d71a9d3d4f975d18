import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isSameToken } from './operator-token.ts';
import { lifetime } from './session-row.ts';

const name = 'hawiyat_cohort';

const signatureOf = (key: string, companyId: string) =>
  createHmac('sha256', key).update(`${name} ${companyId}`).digest('base64url');

/**
 * Tells the page's own request, which carries no token, whose panel this browser opens (architecture, section 4). It
 * opens nothing by itself: it holds no secret, and no call looks at it.
 * @param key of the platform; with another one, cookies from before count for nothing
 * @param companyId null when nobody is signed in any more
 * @returns value of `set-cookie`; it lasts as long as a session can
 */
export function cohortCookie(key: string, companyId: string | null, isSecure: boolean): string {
  const value = companyId === null ? '' : `${companyId}.${signatureOf(key, companyId)}`;
  const seconds = companyId === null ? 0 : lifetime / 1000;
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** @returns id of the company that signed in with this browser, or null; a cookie that nobody signed counts for nothing */
export function companyOfBrowser(key: string, { headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((it) => it.startsWith(`${name}=`));
  const [companyId = '', signature = ''] = pair?.slice(name.length + 1).split('.') ?? [];
  return companyId !== '' && isSameToken(signature, signatureOf(key, companyId)) ? companyId : null;
}
