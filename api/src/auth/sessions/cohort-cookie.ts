import type { FastifyRequest } from 'fastify';
import { adminSessionLifetime } from './admin-sessions.ts';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_cohort';

/** Tells the page request, which carries no token, this browser's company. It grants no access. */
export function cohortCookie(key: string, companyId: string | null, isSecure: boolean): string {
  return signedCookie(key, name, companyId, { seconds: adminSessionLifetime / 1000, isSecure });
}

export function companyOfBrowser(key: string, request: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, name, request);
}
