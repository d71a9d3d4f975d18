import { demoHours, visitDemo } from '@hawiyat/shared/contract/company/demo';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../../auth/index.ts';

/** The cookie alone opens the visitor's demo company again. */
export function demoCookie(key: string, companyId: string, isSecure: boolean): string {
  return signedCookie(key, visitDemo.cookie, companyId, {
    ...{ seconds: demoHours * 3600, isSecure, path: visitDemo.path, sameSite: 'Strict' },
  });
}

export function demoOfBrowser(key: string, browser: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, visitDemo.cookie, browser);
}
