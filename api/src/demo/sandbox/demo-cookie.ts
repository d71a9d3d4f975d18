import { demoHours, visitDemo } from '@hawiyat/shared/contract/company/demo';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from '../../auth/index.ts';

/**
 * Brings a visitor back to the same demo company, which it opens to whoever has it.
 * @param key of the platform
 * @returns value of `set-cookie`
 */
export function demoCookie(key: string, companyId: string, isSecure: boolean): string {
  return signedCookie(key, visitDemo.cookie, companyId, {
    ...{ seconds: demoHours * 3600, isSecure, path: visitDemo.path, sameSite: 'Strict' },
  });
}

/** @returns id of this browser's demo company, or null; unsigned cookies are ignored */
export function demoOfBrowser(key: string, browser: Pick<FastifyRequest, 'cookies'>): string | null {
  return signedValue(key, visitDemo.cookie, browser);
}
