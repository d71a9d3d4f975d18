import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { signedCookie, signedValue } from './signed-cookie.ts';

const name = 'hawiyat_visitor';
/** As long as a rollout can take: afterwards there is nothing to be remembered for. */
const lifetime = 30 * 24 * 3600;

/** A random number for a browser on public pages, so that it gets one release with every load (architecture, section 4). */
export const newVisitor = (): string => randomBytes(16).toString('base64url');

/** @returns value of `set-cookie` */
export function visitorCookie(key: string, visitorId: string, isSecure: boolean): string {
  return signedCookie(key, name, visitorId, lifetime, isSecure);
}

/** @returns the browser's number, or null; one that nobody signed counts for nothing */
export function visitorOfBrowser(key: string, request: Pick<FastifyRequest, 'headers'>): string | null {
  return signedValue(key, name, request);
}
